// swift-tools-version: 6.0
import PackageDescription

let blade: Target.Dependency = .product(name: "Blade", package: "Arbor")

let package = Package(
    name: "Coffee",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "Arbor", path: "../..")
    ],
    targets: [
        // The shop declares the component, so its classes are generated here.
        .executableTarget(
            name: "Coffee",
            dependencies: ["Equipment", blade],
            plugins: [.plugin(name: "ArborGenerator", package: "Arbor")]
        ),
        // Provides values to any component that includes its module. It needs no plugin.
        .target(name: "Equipment", dependencies: [blade]),
        .testTarget(name: "CoffeeTests", dependencies: ["Coffee", "Equipment", blade]),
    ],
    swiftLanguageModes: [.v6]
)
