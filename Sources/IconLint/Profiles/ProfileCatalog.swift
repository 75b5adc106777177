extension Profile {
  /// All profiles that come with the tool; the first is the default.
  public static let all: [Profile] = [
    .tabbar,
    .tabbarIOS7,
    .tabbarCircle,
    .tabbarSquare,
    .tabbarWide,
    .tabbarTall,
    .tabbarCircleCompact,
    .tabbarSquareCompact,
    .tabbarWideCompact,
    .tabbarTallCompact,
    .toolbar,
    .menubar,
    .androidNotification,
    .gnomeSymbolic,
    .webMonochrome,
    .teamsOutline,
    .button,
    .backButton,
    .navbarBackground,
    .none,
  ]
}
