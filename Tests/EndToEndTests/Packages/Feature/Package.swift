// swift-tools-version: 6.0
import PackageDescription

// A package between the root and another.
let fetched = "file://\(Context.packageDirectory)/.."

let package = Package(
    name: "Feature",
    products: [.library(name: "Feature", targets: ["Feature"])],
    dependencies: [
        .package(path: "../Arbor"),
        .package(path: "../Base"),
        .package(url: "\(fetched)/Plain", from: "1.0.0"),
        .package(url: "\(fetched)/Third", from: "1.0.0"),
    ],
    targets: [
        .target(
            name: "Feature",
            dependencies: [.product(name: "Arbor", package: "Arbor"), "Base", "Plain", "Third"])
    ]
)
