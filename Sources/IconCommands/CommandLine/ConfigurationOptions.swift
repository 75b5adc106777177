import IconFiles
import IconKit

/// The options that say which configuration holds.
enum ConfigurationOptions {
  static let file = ValueOption(
    "config", ValueKind<FilePath>.file("FILE", endings: ["json5"]), standard: "the nearest .iconkit.json5",
    "Take the configuration from this file, whatever lies beside the icons.")
  static let none = Flag("no-config", "Do without any configuration.")

  static let all = [file.option, none.option]

  /// What the help of each option `--profile` ends with: no command lists them otherwise.
  ///
  /// Without commas, the longest fits a narrow terminal.
  static let profileNames =
    "There are, beside those of the configuration: \(Profile.all.map { "`\($0.id)`" }.joined(separator: " "))."
}

extension Arguments {
  /// Where configurations are looked for.
  var configurationSearch: ConfigurationSearch {
    if self[ConfigurationOptions.none] { return .none }
    return self[ConfigurationOptions.file].map { .file($0.string) } ?? .nearest
  }

  /// The profile that is asked for by name: one that a configuration defines, or one that comes with the tool.
  func profile(_ option: ValueOption<String>, in configurations: Configurations) throws(Failure) -> Profile? {
    guard let name = self[option] else { return nil }
    let own = configurations.ownProfiles
    if let profile = own.first(where: { $0.id == name }) ?? Profile.named(name) { return profile }
    let fault = BadValue(unknown: "profile", name, among: own.map(\.id) + Profile.all.map(\.id), list: Self.profiles(own))
    throw .usage("option '--\(option.option.long)': \(fault.reason)")
  }

  /// What there is to choose from.
  private static func profiles(_ own: [Profile]) -> String { "there are \((own + Profile.all).map(\.id).joined(separator: ", "))" }

  /// The configurations that hold for some files.
  func configurations(for files: [FilePath], _ console: Console) throws(Failure) -> Configurations {
    let file = self[ConfigurationOptions.file]
    if self[ConfigurationOptions.none] {
      if file != nil { throw .usage("--config and --no-config exclude each other") }
      return .none
    }
    do throws(ConfigurationError) {
      return if let file { try .file(file) } else { try .find(for: files) }
    } catch {
      throw .configuration(error, console)
    }
  }
}

extension Failure {
  /// What ends a command whose configuration or baseline is wrong; faults in the text are said with their lines.
  static func configuration(_ error: ConfigurationError, _ console: Console) -> Failure {
    switch error {
    case .file(let error): return .file(error)
    case .content(let source, _):
      console.say(error.text(color: console.errorStyle.isOn) + "\n")
      return .message("\(source.name.printable) cannot be used")
    }
  }
}
