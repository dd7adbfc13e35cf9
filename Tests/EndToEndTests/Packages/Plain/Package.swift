// swift-tools-version: 6.0
import PackageDescription

// Fetched, and nothing to do with Arbor.
let package = Package(
    name: "Plain", products: [.library(name: "Plain", targets: ["Plain"])], targets: [.target(name: "Plain")])
