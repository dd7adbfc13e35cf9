// swift-tools-version: 6.0
import PackageDescription

// Fetched, and made for Arbor. The root's own Arbor takes the place of the one that is named here.
let package = Package(
    name: "Third",
    products: [.library(name: "Third", targets: ["Third"])],
    dependencies: [.package(url: "https://example.invalid/Arbor", from: "0.1.0")],
    targets: [.target(name: "Third", dependencies: [.product(name: "Arbor", package: "Arbor")])]
)
