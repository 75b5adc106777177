import IconFiles
import IconKit

/// The options that say which configuration holds.
enum ConfigurationOptions {
  static let file = ValueOption(
    "config", ValueKind<FilePath>.file("FILE", endings: ["json5"]), standard: "the nearest .iconkit.json5",
    "Take the configuration from this file, whatever lies beside the icons.")
  static let none = Flag("no-config", "Do without any configuration.")

  static let all = [file.option, none.option]
}

extension Arguments {
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
