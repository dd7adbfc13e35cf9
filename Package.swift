// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Arbor",
    products: [],
    targets: [
        .target(name: "ArborModel"),
        .testTarget(name: "ArborModelTests", dependencies: ["ArborModel"]),
    ],
    swiftLanguageModes: [.v6]
)
