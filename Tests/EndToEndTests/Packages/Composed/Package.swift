// swift-tools-version: 6.0
import PackageDescription

let composer: Target.PluginUsage = .plugin(name: "ArborComposer", package: "Arbor")

// Composed dependencies need no library, so only the plugin comes from Arbor.
let package = Package(
    name: "Composed",
    dependencies: [.package(path: "../Arbor")],
    targets: [
        .executableTarget(name: "Composed", dependencies: ["Feature", "Services"], plugins: [composer]),
        .target(name: "Feature", dependencies: ["Services"], plugins: [composer]),
        .target(name: "Services"),
        .testTarget(name: "FeatureTests", dependencies: ["Feature", "Services"], plugins: [composer]),
    ]
)
