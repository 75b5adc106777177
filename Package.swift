// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors where ICONKIT_STRICT is set (the Makefile and CI set it); packages that depend on this one never are held to it.
let strict = Context.environment["ICONKIT_STRICT"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + (strict ? [.treatAllWarnings(as: .error)] : [])

/// The static release is compiled without the part of the standard library that searches in texts, which costs time at the start: whoever
/// reaches for it is to be told by every strict build.
let librarySettings =
  settings + (strict ? [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])] : [])

func library(_ name: String, _ dependencies: [Target.Dependency], linkerSettings: [LinkerSetting] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: librarySettings, linkerSettings: linkerSettings)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies, swiftSettings: settings)
}

func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "iconkit",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "IconKit", targets: ["IconKit"]),
    // What Tests/Fuzz reaches for; no promise to anybody else.
    .library(
      name: "IconRooms", targets: ["IconKit", "IconModel", "IconJSON", "IconXML", "IconSyntax", "IconRaster", "IconPNG"]),
    .executable(name: "iconkit", targets: ["iconkit-cli"]),
    .executable(name: "iconkit-dev", targets: ["iconkit-dev"]),
  ],
  targets: [
    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
    system("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
    system("CLibPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
    .target(name: "CPNGBridge", dependencies: ["CLibPNG", "CZlib"]),
    .target(name: "CHeap"),
    .target(name: "CThread"),

    // The standard library's square root calls libm, which Linux links only when asked.
    library("IconModel", [], linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    library("IconJSON", ["IconModel"]),
    library("IconFiles", ["IconModel", "CThread"]),
    library("IconXML", ["IconModel", "CExpat", "CZlib"]),
    library("IconSyntax", ["IconModel"]),
    library("IconRaster", ["IconModel", "CCairo"]),
    library("IconPNG", ["IconModel", "CPNGBridge", "CLibPNG", "CZlib"]),
    library("IconLint", ["IconModel", "IconJSON"]),
    library("IconKit", ["IconModel", "IconJSON", "IconFiles", "IconXML", "IconSyntax", "IconRaster", "IconPNG", "IconLint"]),
    library("IconCommands", ["IconKit", "IconModel", "IconJSON", "IconFiles", "CHeap"]),
    .executableTarget(name: "iconkit-cli", dependencies: ["IconCommands"], swiftSettings: settings),
    .executableTarget(
      name: "iconkit-dev", dependencies: ["IconCommands", "IconKit", "IconFiles", "IconPNG", "TestSupport"], swiftSettings: settings),

    .target(name: "TestSupport", dependencies: ["IconModel"], path: "Tests/TestSupport", swiftSettings: settings),
    tests(of: "IconModel"),
    tests(of: "IconJSON"),
    tests(of: "IconFiles"),
    tests(of: "IconXML"),
    tests(of: "IconSyntax", ["IconXML"]),
    tests(of: "IconRaster"),
    tests(of: "IconPNG"),
    tests(of: "IconLint", ["IconJSON", "IconKit"]),
    tests(of: "IconKit", ["IconFiles", "IconPNG", "IconSyntax", "IconRaster", "IconLint"]),
    tests(of: "IconCommands", ["IconKit", "IconModel", "IconFiles", "iconkit-cli", "iconkit-dev"]),
  ],
  swiftLanguageModes: [.v6]
)
