// swift-tools-version: 6.0
import PackageDescription

let arbor: Target.Dependency = .product(name: "Arbor", package: "Arbor")

let package = Package(
    name: "Notes",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Arbor", path: "../..")
    ],
    targets: [
        // The application: the root of the tree, and the only target whose wiring is generated.
        .executableTarget(
            name: "Notes",
            dependencies: ["Login", "Model", "NoteBook", "Storage", arbor],
            plugins: [.plugin(name: "ArborGenerator", package: "Arbor")]
        ),
        // The features know the model, never the storage.
        .target(name: "Login", dependencies: ["Model", arbor]),
        .target(name: "NoteBook", dependencies: ["Model", arbor]),
        .target(name: "Storage", dependencies: ["CSQLite", "Model", arbor]),
        .target(name: "Model"),
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
        ),
        .testTarget(
            name: "NotesTests",
            dependencies: [
                "Login", "Model", "NoteBook", "Notes", "Storage", arbor,
                .product(name: "ArborTesting", package: "Arbor"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
