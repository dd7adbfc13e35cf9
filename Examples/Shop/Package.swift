// swift-tools-version: 6.0
import PackageDescription

// The pattern needs no library, so the package doesn't depend on Arbor. `make` checks it and writes its code.
let package = Package(
    name: "Shop",
    platforms: [.macOS(.v13)],
    targets: [
        .executableTarget(name: "Shop", dependencies: ["ProductFeature", "Services"]),
        .target(name: "ProductFeature", dependencies: ["Services"]),
        .target(name: "Services"),
        .testTarget(name: "ProductFeatureTests", dependencies: ["ProductFeature", "Services"]),
    ],
    swiftLanguageModes: [.v6]
)
