// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// SwiftPM (6.3) records the programs that it builds for plugins of builds separately from all others. A program in
// both records is built twice, and again after each new file, because each record finds the files changed by the
// other. So only one kind of plugin names the tool, and the other one the locator, next to which the tool is. Xcode
// builds nothing that the plugin of a build doesn't name.
#if os(macOS)
    let (toolOfBuilds, toolOfCommands) = ("ArborCommand", "ArborLocator")
#else
    let (toolOfBuilds, toolOfCommands) = ("ArborLocator", "ArborCommand")
#endif

let package = Package(
    name: "Arbor",
    products: [
        .library(name: "Arbor", targets: ["Arbor"]),
        .library(name: "SafeDI", targets: ["SafeDI"]),
        .library(name: "Blade", targets: ["Blade"]),
        .library(name: "ArborTesting", targets: ["ArborTesting"]),
        .executable(name: "arbor", targets: ["ArborCommand"]),
        .plugin(name: "ArborGenerator", targets: ["ArborGenerator"]),
        .plugin(name: "ArborComposer", targets: ["ArborComposer"]),
        .plugin(name: "ArborPackageCommand", targets: ["ArborPackageCommand"]),
        // The names in manifests that were written for SafeDI.
        .plugin(name: "SafeDIGenerator", targets: ["ArborGenerator"]),
        .plugin(name: "SafeDIPrebuiltGenerator", targets: ["ArborGenerator"]),
    ],
    targets: [
        // The stages, in the order of the data.
        .target(name: "ArborModel"),
        .target(name: "ArborJSON", dependencies: ["ArborModel"]),
        .target(name: "CAtomics"),
        .target(name: "ArborParallel", dependencies: ["CAtomics"]),
        .target(name: "ArborSyntax", dependencies: ["ArborModel", "CTreeSitter", "CTreeSitterSwift"]),
        .target(
            name: "ArborScanner",
            dependencies: ["ArborModel", "ArborParallel", "ArborSyntax", "CTreeSitterSwift"]),
        .target(
            name: "ArborStorage",
            dependencies: ["ArborModel", "ArborParallel", "ArborSyntax", "ArborScanner"]),
        // What the front ends' lowerings share.
        .target(name: "ArborLowering", dependencies: ["ArborModel", "ArborSyntax"]),
        // The meaning of one file's annotations. The macros share it, and clients compile no more of a front end.
        .target(
            name: "SafeDILowering", dependencies: ["ArborModel", "ArborSyntax", "ArborLowering"],
            path: "Sources/FrontEnds/SafeDILowering"),
        .target(
            name: "BladeLowering", dependencies: ["ArborModel", "ArborSyntax", "ArborLowering"],
            path: "Sources/FrontEnds/BladeLowering"),
        // One module for each front end. Only the modules that compose the stages may import one.
        .target(
            name: "SafeDIFrontEnd", dependencies: ["ArborModel", "ArborSyntax", "SafeDILowering"],
            path: "Sources/FrontEnds/SafeDI"),
        .target(
            name: "BladeFrontEnd", dependencies: ["ArborModel", "ArborSyntax", "BladeLowering"],
            path: "Sources/FrontEnds/Blade"),
        .target(
            name: "CPDIFrontEnd",
            dependencies: ["ArborModel", "ArborParallel", "ArborSyntax", "ArborLowering"],
            path: "Sources/FrontEnds/CPDI"),
        .target(name: "ArborGraph", dependencies: ["ArborModel", "ArborParallel"]),
        // An emitter depends only on plans, and not on a planner or the graph.
        .target(name: "ArborPlans", dependencies: ["ArborModel"]),
        .target(
            name: "ArborPlanning", dependencies: ["ArborModel", "ArborParallel", "ArborGraph", "ArborPlans"]),
        .target(name: "ArborEmission", dependencies: ["ArborModel", "ArborPlans"]),
        .target(name: "ArborReporting", dependencies: ["ArborModel"]),
        // Writes the outputs of a run, whole and together.
        .target(name: "ArborOutput", dependencies: ["ArborModel", "CAtomics"]),
        .target(
            name: "ArborPipeline",
            dependencies: [
                "ArborModel", "ArborParallel", "ArborSyntax", "SafeDIFrontEnd", "BladeFrontEnd",
                "CPDIFrontEnd", "ArborScanner", "ArborStorage", "ArborGraph", "ArborPlans", "ArborPlanning",
                "ArborEmission", "ArborReporting", "ArborOutput",
            ]),
        .executableTarget(
            name: "ArborCommand",
            dependencies: [
                "ArborPipeline", "ArborParallel", "ArborJSON", "ArborScanner", "ArborOutput", "CSystem",
            ]),

        // C: the system's tree-sitter and option parser, our grammar of Swift's declarations.
        .systemLibrary(
            name: "CTreeSitter", path: "CTreeSitterSwift/Runtime", pkgConfig: "tree-sitter",
            providers: [.apt(["libtree-sitter-dev"]), .brew(["tree-sitter"])]),
        .target(
            name: "CTreeSitterSwift", path: "CTreeSitterSwift/Grammar",
            exclude: ["grammar.js", "test", "src/grammar.json", "src/node-types.json"],
            sources: ["src"],
            publicHeadersPath: "include",
            cSettings: [.headerSearchPath("src")]),
        .systemLibrary(name: "CSystem"),

        // The libraries that clients import, and the plugins that run in their builds.
        .target(name: "Arbor", dependencies: ["ArborMacros"]),
        .target(name: "SafeDI", dependencies: ["Arbor"]),
        .target(name: "ArborTesting", dependencies: ["Arbor"]),
        .target(name: "Blade", dependencies: ["ArborMacros", "CAtomics"]),
        .macro(
            name: "ArborMacros",
            dependencies: ["ArborModel", "ArborJSON", "ArborSyntax", "SafeDILowering", "BladeLowering"]),
        .plugin(
            name: "ArborGenerator", capability: .buildTool(), dependencies: [.target(name: toolOfBuilds)]),
        .plugin(
            name: "ArborComposer", capability: .buildTool(), dependencies: [.target(name: toolOfBuilds)]),
        .plugin(
            name: "ArborPackageCommand",
            capability: .command(
                intent: .custom(verb: "arbor", description: "Ask arbor about the package's dependency graph.")
            ),
            dependencies: [.target(name: toolOfCommands)]),
        .executableTarget(name: "ArborLocator"),

        // The measurements of `scripts/benchmark`.
        .executableTarget(
            name: "ArborBenchmarks",
            dependencies: [
                "ArborModel", "ArborSyntax", "SafeDIFrontEnd", "BladeFrontEnd", "CPDIFrontEnd",
                "ArborScanner",
                "ArborStorage", "ArborGraph",
                "ArborPlanning", "ArborEmission", "ArborReporting", "ArborPipeline",
            ],
            path: "Benchmarks/ArborBenchmarks",
            // The benchmarks run where they are built. A platform named here would exclude clients with an
            // older one.
            swiftSettings: [
                .unsafeFlags(
                    ["-Xfrontend", "-disable-availability-checking"], .when(platforms: [.macOS]))
            ]),

        // One test target for each module.
        .target(
            name: "ArborTestSupport",
            dependencies: ["ArborModel", "ArborSyntax", "SafeDIFrontEnd", "ArborGraph"], path: "Tests/Support"
        ),
        .testTarget(name: "ArborJSONTests", dependencies: ["ArborJSON"]),
        .testTarget(name: "ArborModelTests", dependencies: ["ArborModel", "ArborTestSupport"]),
        .testTarget(
            name: "ArborSyntaxTests",
            dependencies: ["ArborSyntax", "SafeDIFrontEnd", "ArborModel", "ArborTestSupport"]),
        .testTarget(
            name: "SafeDIFrontEndTests",
            dependencies: ["SafeDIFrontEnd", "ArborLowering", "ArborSyntax", "ArborModel"]),
        .testTarget(
            name: "BladeFrontEndTests",
            dependencies: ["BladeFrontEnd", "ArborSyntax", "ArborModel"]),
        .testTarget(name: "CPDIFrontEndTests", dependencies: ["CPDIFrontEnd", "ArborTestSupport"]),
        .testTarget(
            name: "ArborScannerTests",
            dependencies: [
                "ArborScanner", "ArborParallel", "SafeDIFrontEnd", "ArborModel", "ArborSyntax",
                "ArborTestSupport",
            ]),
        .testTarget(
            name: "ArborStorageTests",
            dependencies: [
                "ArborStorage", "ArborScanner", "SafeDIFrontEnd", "ArborModel", "ArborSyntax",
                "ArborTestSupport",
            ]),
        .testTarget(
            name: "ArborGraphTests", dependencies: ["ArborGraph", "ArborReporting", "ArborTestSupport"]),
        .testTarget(
            name: "ArborPlanningTests",
            dependencies: ["ArborPlanning", "ArborPlans", "ArborGraph", "ArborModel", "ArborTestSupport"]),
        .testTarget(
            name: "ArborEmissionTests",
            dependencies: [
                "ArborEmission", "ArborPlanning", "ArborPlans", "ArborGraph", "ArborModel",
                "ArborTestSupport",
            ]),
        .testTarget(
            name: "ArborOutputTests", dependencies: ["ArborOutput", "ArborModel", "ArborTestSupport"]),
        .testTarget(name: "ArborReportingTests", dependencies: ["ArborReporting", "ArborModel"]),
        .testTarget(
            name: "ArborPipelineTests",
            dependencies: [
                "ArborPipeline", "ArborPlanning", "ArborGraph", "ArborModel", "ArborTestSupport",
            ]),
        .testTarget(
            name: "ArborCommandTests", dependencies: ["ArborCommand", "ArborParallel", "ArborPipeline"]),
        .systemLibrary(name: "CLoadedDiagnostics", path: "Tests/CLoadedDiagnostics"),
        .testTarget(
            name: "ArborMacrosTests",
            dependencies: [
                "ArborMacros", "ArborJSON", "SafeDIFrontEnd", "ArborSyntax", "ArborModel", "ArborTestSupport",
                "CLoadedDiagnostics",
            ]),
        .testTarget(name: "ArborTests", dependencies: ["Arbor", "SafeDI"]),
        .testTarget(name: "BladeTests", dependencies: ["Blade"]),
        // Runs the built products as a user does.
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "ArborCommand", "ArborMacros", "ArborModel", "ArborSyntax", "ArborScanner", "ArborStorage",
                "ArborPlanning", "ArborReporting", "ArborPipeline", "SafeDIFrontEnd",
                "ArborBenchmarks", "ArborTestSupport",
            ],
            exclude: ["Fixtures", "Mistakes", "Packages", "Proof", "Stubs"]),
    ],
    swiftLanguageModes: [.v6]
)

// `scripts/test-threads` builds only its own tests.
if let tests = Context.environment["ARBOR_TESTS"]?.split(separator: " ").map(String.init) {
    package.targets.removeAll { $0.type == .test && !tests.contains($0.name) }
}

// With a bundle from `scripts/package`, clients run its contents. They then build neither the tool nor, on
// Linux, the macros. SwiftPM caches a manifest's result by its text and the environment, and not by the files
// next to it, so `ARBOR_TOOL` takes effect immediately. Documentation/packaging.md describes the choice.
#if arch(arm64) && os(macOS)
    let variant = "arm64-apple-macosx"
#elseif os(macOS)
    let variant = "x86_64-apple-macosx"
#elseif arch(arm64)
    let variant = "aarch64-unknown-linux-gnu"
#else
    let variant = "x86_64-unknown-linux-gnu"
#endif
let bundle = "arbor.artifactbundle"

// The bundle of a release, which `scripts/release` writes here. A commit between releases has none.
let releaseURL = ""
let releaseChecksum = ""
let releaseVariants: [String] = []

extension Package {
    /// Replaces the target of the same name.
    func replace(by target: Target) {
        targets.removeAll { $0.name == target.name }
        targets.append(target)
    }

    /// Lets the plugins run the tool of a bundle, and on Linux the compiler run its macros too. Clients get no
    /// other target, because an editor would index its sources.
    func use(_ bundle: Target) {
        for plugin in targets where plugin.type == .plugin { plugin.dependencies = ["ArborTool"] }
        #if os(Linux)
            targets.append(.target(name: "CMacroLauncher"))
            replace(
                by: .macro(
                    name: "ArborMacros", dependencies: ["CMacroLauncher"], path: "Sources/ArborMacroLauncher")
            )
        #endif
        products.removeAll { $0.name == "arbor" }
        keepTargets(of: ["Arbor", "SafeDI", "Blade", "ArborTesting"])
        targets.append(bundle)
    }

    /// Removes all targets but the plugins, the named ones and the targets that those depend on.
    func keepTargets(of names: [String]) {
        let targets = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
        var kept: Set<String> = []
        var pending = names
        while let name = pending.popLast() {
            guard kept.insert(name).inserted else { continue }
            for case .byNameItem(let name, _) in targets[name]?.dependencies ?? [] { pending.append(name) }
        }
        self.targets.removeAll { $0.type != .plugin && !kept.contains($0.name) }
    }
}

/// Says why clients wait for a build of the tool. SwiftPM shows it as a warning whenever it reads the manifest.
func reportSourceBuild() {
    let here = getcwd(nil, 0).map { String(cString: $0) } ?? ""
    guard here != Context.packageDirectory, Context.packageDirectory != "/" else { return }
    print(
        "Arbor is built from source, because it has no bundle for \(variant). A bundle saves minutes: see "
            + "Documentation/packaging.md. After adding one, run 'swift package purge-cache'. "
            + "ARBOR_TOOL=source silences this.")
}

switch Context.environment["ARBOR_TOOL"] {
case "source": break
case "packaging":
    // A macro can't be linked like the tool, so the packaged plugin is an executable.
    package.replace(
        by: .executableTarget(
            name: "ArborMacros",
            dependencies: ["ArborModel", "ArborJSON", "ArborSyntax", "SafeDILowering", "BladeLowering"]))
case let wish:
    let isBeside = access("\(Context.packageDirectory)/\(bundle)/\(variant)", R_OK) == 0
    if !isBeside, releaseVariants.contains(variant) {
        package.use(.binaryTarget(name: "ArborTool", url: releaseURL, checksum: releaseChecksum))
    } else if isBeside || wish == "bundle" {
        package.use(.binaryTarget(name: "ArborTool", path: bundle))
    } else {
        reportSourceBuild()
    }
}

// A fetched package is only built for clients, and an editor would index what they don't use.
if Context.packageDirectory.contains("/checkouts/") {
    let ours = ["ArborBenchmarks", "ArborTestSupport"]
    package.targets.removeAll { $0.type == .test || ours.contains($0.name) }
}
