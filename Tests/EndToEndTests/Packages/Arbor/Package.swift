// swift-tools-version: 6.0
import PackageDescription

// Stands in for Arbor's own package: the same library and plugins, which the tests link here, with the tool that is
// built already. What it spares is building the tool once more.
let package = Package(
    name: "Arbor",
    products: [
        .library(name: "Arbor", targets: ["Arbor"]),
        .plugin(name: "ArborGenerator", targets: ["ArborGenerator"]),
        .plugin(name: "ArborComposer", targets: ["ArborComposer"]),
        .plugin(name: "ArborPackageCommand", targets: ["ArborPackageCommand"]),
    ],
    targets: [
        .target(name: "Arbor"),
        .binaryTarget(name: "ArborCommand", path: "ArborCommand.artifactbundle"),
        .plugin(name: "ArborGenerator", capability: .buildTool(), dependencies: ["ArborCommand"]),
        .plugin(name: "ArborComposer", capability: .buildTool(), dependencies: ["ArborCommand"]),
        .plugin(
            name: "ArborPackageCommand",
            capability: .command(intent: .custom(verb: "arbor", description: "Ask arbor.")),
            dependencies: ["ArborCommand"]),
    ]
)
