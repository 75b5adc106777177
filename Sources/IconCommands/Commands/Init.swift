import IconFiles
import IconKit

extension Command {
  /// A first configuration.
  static let initialize = Command(
    name: "init",
    summary: "write a configuration for what is in a folder",
    details: [
      "Looks at the icons in the folder and writes `.iconkit.json5` with a guess at what they are for, and comments. What is there already is"
        + " never overwritten."
    ],
    operands: Operands(name: "[FOLDER]", count: 0...1, completion: .folders),
    options: [InitOptionsTable.ci.option] + CommonOptions.common,
    examples: [
      Example("iconkit init", "write .iconkit.json5 in this folder"),
      Example("iconkit init --ci github", "write a workflow that checks the icons, too"),
    ],
    statuses: [
      Status(.success, "it is written"),
      Status(.failure, "a file is there already, or cannot be written, or the command line makes no sense"),
    ],
    run: { invocation throws(Failure) in try runInit(invocation) })
}

/// The options of init.
enum InitOptionsTable {
  static let ci = ValueOption(
    "ci", ValueKind<PipelineKind>.choice("KIND"),
    "Write a pipeline that checks the icons, too: a workflow for `github`, or a job for `gitlab`.")
}

private func runInit(_ invocation: Invocation) throws(Failure) -> RunStatus {
  let folder = FilePath(invocation.arguments.operands.first ?? ".")
  guard FileStatus.isFolder(folder) else { throw .file(FileError("open", folder, reason: "not a folder")) }
  let place = { (name: FilePath) in folder.normalized == "." ? name : folder.appending(name) }
  let survey = ProjectSurvey(of: folder)
  let file = place(Configuration.fileName)
  let console = invocation.console
  let kind = invocation.arguments[InitOptionsTable.ci]
  if !FileStatus.exists(file) {
    try write(survey.configuration, to: file)
    if !invocation.manner.isQuiet { try console.print("\(file.display): written for \(survey.summary)\n") }
  } else if kind == nil {
    throw .message("\(file.display) is there already, and stays as it is")
  }
  if let kind {
    let pipeline = place(kind.file(beside: survey.pipelines))
    if FileStatus.exists(pipeline) { throw .message("\(pipeline.display) is there already, and stays as it is") }
    try write(kind.text, to: pipeline)
    if !invocation.manner.isQuiet { try console.print("\(pipeline.display): written\(kind.hint(beside: survey.pipelines))\n") }
  } else if !invocation.manner.isQuiet {
    for kind in PipelineKind.allCases where survey.pipelines.contains(where: { kind.owns($0) }) {
      try console.print("\(CommandTable.program) init --ci \(kind.rawValue) adds a check to the pipelines that are there\n")
    }
  }
  return .success
}

private func write(_ text: String, to file: FilePath) throws(Failure) {
  do throws(FileError) { _ = try FileWriter.write(Array(text.utf8), to: file, creatingFolders: true) } catch { throw .file(error) }
}

/// A service that runs pipelines.
enum PipelineKind: String, Sendable, CaseIterable {
  case github
  case gitlab

  /// Whether a file describes a pipeline of the service.
  func owns(_ file: FilePath) -> Bool {
    switch self {
    case .github: file.folder == ".github/workflows"
    case .gitlab: file == ".gitlab-ci.yml"
    }
  }

  /// Where the pipeline is written; GitLab reads one file, which may be there already.
  func file(beside others: [FilePath]) -> FilePath {
    switch self {
    case .github: ".github/workflows/iconkit.yml"
    case .gitlab: others.contains(".gitlab-ci.yml") ? "iconkit.gitlab-ci.yml" : ".gitlab-ci.yml"
    }
  }

  /// What is left to do.
  func hint(beside others: [FilePath]) -> String {
    self == .gitlab && others.contains(".gitlab-ci.yml") ? "; name it in .gitlab-ci.yml: include: iconkit.gitlab-ci.yml" : ""
  }

  var text: String {
    switch self {
    case .github:
      """
      # Checks the icons; what is found is shown beside the changes.
      name: icons
      on: [push, pull_request]
      permissions:
        contents: read
      jobs:
        lint:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            # iconkit has to be on the PATH: put a step here that builds it (`make release` makes one file that needs no library) or fetches it.
            - run: iconkit --version
            - run: iconkit lint . --report github

      """
    case .gitlab:
      """
      # Checks the icons; what is found is shown in merge requests.
      icons:
        script:
          # iconkit has to be on the PATH: take an image that has it, or build it here (`make release` makes one file that needs no library).
          - iconkit --version
          - iconkit lint . --report text --report gitlab=gl-code-quality-report.json --report junit=icons.xml
        artifacts:
          when: always
          reports:
            codequality: gl-code-quality-report.json
            junit: icons.xml

      """
    }
  }
}
