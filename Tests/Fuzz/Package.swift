// swift-tools-version: 6.2
import PackageDescription

/// One libFuzzer program for each way in; `fuzz.sh` builds and runs them.
///
/// A package of its own: these programs have no `main`, which only `--sanitize=fuzzer` brings.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "iconkit", path: "../..")],
  targets: ["FuzzCSS", "FuzzJSON", "FuzzPath", "FuzzPipeline", "FuzzPNG", "FuzzSVGSpec", "FuzzXML"].map { name in
    .executableTarget(name: name, dependencies: [.product(name: "IconRooms", package: "iconkit")])
  },
  swiftLanguageModes: [.v6]
)
