// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Social",
    platforms: [.macOS(.v13)],
    dependencies: [
        // The one line that moving to Arbor changes. It was:
        // .package(url: "https://github.com/dfed/SafeDI", from: "1.0.0"),
        .package(name: "SafeDI", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Social",
            dependencies: [
                "Accounts", "Feed", "Vault", "Views", .product(name: "SafeDI", package: "SafeDI"),
            ],
            plugins: [.plugin(name: "SafeDIGenerator", package: "SafeDI")]),
        .target(
            name: "Feed", dependencies: ["Accounts", "Views", .product(name: "SafeDI", package: "SafeDI")]),
        .target(
            name: "Accounts", dependencies: ["Vault", "Views", .product(name: "SafeDI", package: "SafeDI")]),
        // Two modules of others: what keeps secrets, and what draws.
        .target(name: "Vault"),
        .target(name: "Views"),
        .testTarget(
            name: "SocialTests", dependencies: ["Accounts", "Feed", "Social", "Vault", "Views"]),
    ]
)
