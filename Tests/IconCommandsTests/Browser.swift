import Foundation
import IconKit
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A Chromium without a window, driven by chromedriver over WebDriver (w3.org/TR/webdriver2).
struct Browser {
  /// What a test that needs it says where it is missing.
  static let advice: Testing.Comment = "Chromium is missing: apt-get install chromium chromium-driver"
  static let isAvailable = driver != nil && chromium != nil

  private static let driver = program("chromedriver")
  private static let chromium = program("chromium") ?? program("google-chrome")

  private static func program(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A session of a driver, or what is in it.
  private struct Address {
    var port: UInt16
    var path: String

    func appending(_ name: String) -> Address { Address(port: port, path: path + name) }
  }

  private let address: Address

  /// Opens a browser of a width and a height in pixels, and closes it when `body` is done.
  static func run(width: Int = 1280, height: Int = 1600, _ body: (Browser) throws -> Void) throws {
    guard let driver, let chromium else { return }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: driver)
    process.arguments = ["--port=0"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A thread of the tests may have other signals blocked, which the process has then inherited.
    defer { kill(process.processIdentifier, SIGKILL) }
    var greeting = ""
    let marker = "started successfully on port "
    while !greeting.contains(marker) || greeting.hasSuffix("port ") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Failure(message: "chromedriver has not started: \(greeting)") }
      greeting += String(decoding: data, as: UTF8.self)
    }
    let port = greeting.components(separatedBy: marker).last.flatMap { UInt16($0.prefix { $0.isNumber }) } ?? 0
    let server = Address(port: port, path: "/session")
    // What is drawn must not hang on the machine: one pixel a point, plain sRGB.
    let options: [String: Any] = [
      "binary": chromium,
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--force-device-scale-factor=1",
        "--force-color-profile=srgb", "--window-size=\(width),\(height)",
      ],
    ]
    let wanted: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
    ]
    let session = try send("POST", server, ["capabilities": ["alwaysMatch": wanted]]) as? [String: Any]
    guard let id = session?["sessionId"] as? String else { throw Failure(message: "no session") }
    let browser = Browser(address: server.appending("/\(id)"))
    do {
      try body(browser)
    } catch {
      _ = try? send("DELETE", browser.address, nil)
      throw error
    }
    _ = try send("DELETE", browser.address, nil)
  }

  struct Failure: Error, CustomStringConvertible {
    var message: String
    var description: String { message }
  }

  /// Opens a file.
  func open(_ path: String) throws { try post("url", ["url": URL(filePath: path).absoluteString]) }

  /// Runs a script, which returns a string.
  @discardableResult func run(_ script: String) throws -> String {
    "\(try post("execute/sync", ["script": script, "args": [String]()]) ?? "")"
  }

  /// What is to be seen, from the page's top left corner on.
  func screenshot() throws -> PixelImage {
    guard let text = try Self.send("GET", address.appending("/screenshot"), nil) as? String, let data = Data(base64Encoded: text),
      let pixels = try Inspection(path: "screenshot", bytes: [UInt8](data)).pixels
    else { throw Failure(message: "no screenshot") }
    return pixels
  }

  /// Presses keys one after another; `\u{E00C}` is Escape, `\u{E014}` the right arrow.
  func press(_ keys: String) throws {
    let actions = keys.flatMap { key in ["keyDown", "keyUp"].map { ["type": $0, "value": String(key)] } }
    try post("actions", ["actions": [["type": "key", "id": "keys", "actions": actions]]])
  }

  /// Moves the pointer to a place of the window.
  func point(_ x: Int, _ y: Int) throws {
    let move: [String: Any] = ["type": "pointerMove", "duration": 0, "x": x, "y": y]
    try post("actions", ["actions": [["type": "pointer", "id": "mouse", "actions": [move]]]])
  }

  /// Makes the page believe in a preference of the user, such as `prefers-color-scheme`.
  func prefer(_ name: String, _ value: String) throws {
    try post(
      "goog/cdp/execute", ["cmd": "Emulation.setEmulatedMedia", "params": ["features": [["name": name, "value": value]]]])
  }

  /// What the console says, a line each.
  func console() throws -> [String] { try log("browser").map { "\($0["message"] ?? "")" } }

  /// The addresses that were asked for, but for those that hold their own data.
  func requests() throws -> [String] {
    try log("performance").compactMap { entry in
      guard let text = entry["message"] as? String,
        let outer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        let message = outer["message"] as? [String: Any], message["method"] as? String == "Network.requestWillBeSent",
        let parameters = message["params"] as? [String: Any], let request = parameters["request"] as? [String: Any],
        let address = request["url"] as? String, !address.hasPrefix("data:")
      else { return nil }
      return address
    }
  }

  private func log(_ type: String) throws -> [[String: Any]] { try post("se/log", ["type": type]) as? [[String: Any]] ?? [] }

  @discardableResult private func post(_ command: String, _ body: [String: Any]) throws -> Any? {
    try Self.send("POST", address.appending("/\(command)"), body)
  }

  private static func send(_ method: String, _ address: Address, _ body: [String: Any]?) throws -> Any? {
    let content = try body.map { [UInt8](try JSONSerialization.data(withJSONObject: $0)) } ?? []
    let head =
      "\(method) \(address.path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: \(content.count)\r\n\r\n"
    let answer = try Socket.exchange(Array(head.utf8) + content, port: address.port)
    let value = (try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])?["value"]
    if let fault = value as? [String: Any], let error = fault["error"] {
      throw Failure(message: "\(address.path): \(error): \(fault["message"] ?? "")")
    }
    return value
  }
}

/// HTTP in its simplest form: chromedriver's headers are not what Foundation reads on Linux.
private enum Socket {
  /// Sends a request to a port of this machine, and gives the body of the answer.
  static func exchange(_ request: [UInt8], port: UInt16) throws -> [UInt8] {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = CInt(SOCK_STREAM.rawValue)
    #endif
    let number = socket(AF_INET, stream, 0)
    guard number >= 0 else { throw Browser.Failure(message: "no socket") }
    defer { _ = close(number) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw Browser.Failure(message: "chromedriver does not listen") }
    var rest = request[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe send(number, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { throw Browser.Failure(message: "chromedriver does not read") }
      rest = rest.dropFirst(count)
    }
    return try answer(from: number)
  }

  private static func answer(from number: CInt) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var start: Int?
    var length = Int.max
    while start.map({ bytes.count < $0 + length }) ?? true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe recv(number, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { throw Browser.Failure(message: "chromedriver has gone") }
      bytes += buffer[..<count]
      guard start == nil, let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { continue }
      start = end.upperBound
      for line in String(decoding: bytes[..<end.lowerBound], as: UTF8.self).lowercased().split(separator: "\r\n")
      where line.hasPrefix("content-length:") {
        length = Int(line.dropFirst(15).drop { $0 == " " }) ?? 0
      }
    }
    return Array(bytes[(start ?? 0)...])
  }
}
