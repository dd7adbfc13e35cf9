// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Base",
    products: [.library(name: "Base", targets: ["Base"])],
    dependencies: [.package(path: "../Arbor")],
    targets: [.target(name: "Base", dependencies: [.product(name: "Arbor", package: "Arbor")])]
)
