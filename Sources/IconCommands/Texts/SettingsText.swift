import IconFiles
import IconKit

/// What holds for one path, and who says so: `lint --print-config`.
struct SettingsText {
  private let path: FilePath
  private let options: LintOptions
  private let configuration: Configuration?
  private let settings: FileSettings
  /// A source's own profile.
  private let own: Profile?

  init(_ path: FilePath, _ options: LintOptions) {
    self.path = path
    self.options = options
    configuration = options.configurations.configuration(for: path)
    settings = options.configurations.settings(for: path)
    own = FileKinds.sourceEndings.contains(path.ending) ? Self.ownProfile(of: path) : nil
  }

  /// A line a value, with where it comes from behind it.
  var text: String {
    var rows: [(name: String, value: String, source: String)] = []
    rows.append(("configuration", configuration?.path.display ?? "none", ""))
    let profile = profile
    rows.append(("profile", profile.value.id, profile.source))
    rows.append(size(profile.value))
    rows.append(scales(profile.value))
    if let fit { rows.append(fit) }
    if let output = settings.output { rows.append(("output", output.value.fromHere().display, place(output.range))) }
    if options.configurations.excludes(path) { rows.append(("excluded", "yes", configuration?.path.display ?? "")) }
    if let configuration {
      for report in configuration.reports { rows.append(("report", Self.text(of: report.value), place(report.range))) }
      if let strict = configuration.isStrict { rows.append(("strict", strict.value ? "yes" : "no", place(strict.range))) }
      if let most = configuration.mostWarnings { rows.append(("maxWarnings", "\(most.value)", place(most.range))) }
      if let baseline = configuration.baseline { rows.append(("baseline", baseline.value.fromHere().display, place(baseline.range))) }
    }
    for rule in RuleCatalog.all {
      rows.append(level(of: rule, profile.value))
      for threshold in rule.thresholds {
        if let own = settings.thresholds[threshold.key] {
          rows.append((threshold.key, Self.number(own.value), place(own.range)))
        } else if let own = profile.value.thresholds[threshold.key] {
          rows.append((threshold.key, Self.number(own), "profile \(profile.value.id)"))
        }
      }
    }
    let widths = (name: rows.map(\.name.count).max() ?? 0, value: rows.map(\.value.count).max() ?? 0)
    let lines = rows.map { row in
      let name = row.name + String(repeating: " ", count: widths.name - row.name.count)
      if row.source.isEmpty { return "  \(name)  \(row.value)\n" }
      return "  \(name)  \(row.value)\(String(repeating: " ", count: widths.value - row.value.count))  \(row.source)\n"
    }
    return path.display + "\n" + lines.joined()
  }

  private static func ownProfile(of path: FilePath) -> Profile? {
    guard let bytes = try? FileReader.read(path, limit: Limits.source) else { return nil }
    let source = IconSource(name: path.string, bytes: bytes)
    return source.icon?.profile == nil ? nil : source.profile
  }

  private var profile: (value: Profile, source: String) {
    if let profile = options.profile { return (profile, "--profile") }
    if let own { return (own, path.display) }
    if let profile = settings.profile { return (profile.value, place(profile.range)) }
    return (.tabbar, "default")
  }

  /// Whether size and scales of the configuration count: they go with its profile.
  private var isPlaceConfigured: Bool { options.profile == nil && own == nil }

  private func size(_ profile: Profile) -> (String, String, String) {
    if let size = options.size { return ("size", Self.text(of: size), "--size") }
    if isPlaceConfigured, let size = settings.size { return ("size", Self.text(of: size.value), place(size.range)) }
    return ("size", profile.size.text, "profile \(profile.id)")
  }

  private func scales(_ profile: Profile) -> (String, String, String) {
    let text = { (scales: [Int]) in scales.map { "@\($0)x" }.joined(separator: ", ") }
    if let scales = options.scales { return ("scales", text(scales), "--scale") }
    if isPlaceConfigured, let scales = settings.scales { return ("scales", text(scales.value), place(scales.range)) }
    return ("scales", text(profile.scales), "profile \(profile.id)")
  }

  /// nil where drawings fill the canvas.
  private var fit: (String, String, String)? {
    guard isPlaceConfigured, let fit = settings.fit else { return nil }
    return ("fit", Self.text(of: fit.value), place(fit.range))
  }

  private func level(of rule: Rule, _ profile: Profile) -> (String, String, String) {
    if options.disabled.contains(rule.id) { return (rule.id, "off", "--disable") }
    if !options.only.isEmpty, !options.only.contains(rule.id) { return (rule.id, "off", "--only") }
    if let setting = settings.levels[rule.id] {
      switch setting.value {
      case .off where !options.only.contains(rule.id): return (rule.id, "off", place(setting.range))
      case .on(let level): return (rule.id, level.rawValue, place(setting.range))
      case .off: break
      }
    }
    if let level = profile.levels[rule.id] { return (rule.id, level.rawValue, "profile \(profile.id)") }
    let isForOthers = rule.isForTemplates && !profile.isTemplate
    if rule.level == nil || isForOthers, options.only.contains(rule.id) { return (rule.id, (rule.level ?? .note).rawValue, "--only") }
    if isForOthers { return (rule.id, "off", "profile \(profile.id) shows colours") }
    return (rule.id, rule.level?.rawValue ?? "off", "default")
  }

  private func place(_ range: SourceRange) -> String {
    guard let source = configuration?.source else { return "" }
    let place = source.place(of: range.start)
    return "\(source.name.printable):\(place.line):\(place.column)"
  }

  private static func text(of size: Size) -> String { "\(number(size.width))x\(number(size.height))" }

  private static func text(of report: ReportTarget) -> String {
    report.file.map { "\(report.format.name)=\($0.fromHere().display)" } ?? report.format.name
  }

  private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}
