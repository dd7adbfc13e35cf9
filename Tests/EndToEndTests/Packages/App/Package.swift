// swift-tools-version: 6.0
import PackageDescription

let arbor: Target.Dependency = .product(name: "Arbor", package: "Arbor")

let package = Package(
    name: "App",
    dependencies: [.package(path: "../Arbor"), .package(path: "../Base"), .package(path: "../Feature")],
    targets: [
        .executableTarget(
            name: "App", dependencies: ["Base", "Feature", "Screens", arbor],
            plugins: [.plugin(name: "ArborGenerator", package: "Arbor")]),
        .target(name: "Screens", dependencies: ["Base", arbor]),
    ]
)
