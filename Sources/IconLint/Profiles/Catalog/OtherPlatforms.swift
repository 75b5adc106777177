import IconModel

extension Profile {
  /// Small icons of notifications; each density has its folder.
  public static let androidNotification = Profile(
    id: "android-notification", platform: .android, title: "Notification", size: Extent(24, 24), folderScales: [0.75, 1, 1.5, 2, 3, 4],
    scales: [1, 2, 3, 4], completeness: .any,
    margin: 1,
    levels: ["edge-contact": .note],
    citations: [
      Citation(
        "24x24 dp, drawing within 22x22", page: "Android, Iconography: Notification icons",
        address: "https://developer.android.com/design/style/iconography.html", year: 2014)
    ])

  /// Symbolic icons of GNOME, which are recoloured.
  public static let gnomeSymbolic = Profile(
    id: "gnome-symbolic", platform: .gnome, title: "Symbolic icon", size: Extent(16, 16), folderScales: [1, 2, 4, 8], scales: [1, 2],
    completeness: .any,
    citations: [
      Citation(
        "16x16 px, and 2, 4 and 8 times that", page: "GNOME, Human Interface Guidelines: UI Icons",
        address: "https://developer.gnome.org/hig/guidelines/ui-icons.html", year: 2021)
    ])

  /// Icons of web applications with the purpose `monochrome`, of which alpha alone is used.
  public static let webMonochrome = Profile(
    id: "web-monochrome", platform: .web, title: "Web application, monochrome", scales: [1], completeness: .any,
    citations: [
      Citation(
        "any size, alpha alone", page: "W3C, Web Application Manifest: Monochrome icons and solid fills",
        address: "https://www.w3.org/TR/appmanifest/#monochrome-icons-and-solid-fills", year: 2020)
    ])

  /// Outline icons of Microsoft Teams.
  public static let teamsOutline = Profile(
    id: "teams-outline", platform: .teams, title: "Outline icon", size: Extent(32, 32), scales: [1], completeness: .any,
    citations: [
      Citation(
        "32x32 px, white on transparent", page: "Microsoft, App manifest: root.icons",
        address: "https://learn.microsoft.com/en-us/microsoft-365/extensibility/schema/root-icons", year: 2024)
    ])
}
