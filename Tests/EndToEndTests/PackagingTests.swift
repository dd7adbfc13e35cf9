import Foundation
import Testing

/// A user's package, next to a copy of Arbor's own.
@Suite("Packaging")
struct PackagingTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace([
            "Package.swift": Self.manifest, "Sources/App.swift": Self.app,
            "Sources/Home.swift": "import Arbor\n\n" + (Workspace.sound["Sources/Home.swift"] ?? ""),
        ])
        _ = try BundledPackage(in: workspace.scratch)
    }

    @Test("with a bundle in the package, its tools run and their sources aren't compiled")
    func bundle() async throws {
        let built = try await swift("build", "--scratch-path", "build")
        try #require(built.status == 0, "\(built.output)\(built.errors)")
        #expect(try await swift("run", "--skip-build", "--scratch-path", "build").output == "Home\n")
        #expect(try objects(of: "Arbor") > 0)
        for module in Self.modulesOfTools {
            #expect(try objects(of: module) == 0, "\(module)")
        }
        let generated = try await workspace.arbor("generate", "Sources", "--quiet")
        #expect(try text(ofFileNamed: "App+Arbor.swift") == generated.output)
    }

    private func swift(_ arguments: String...) async throws -> Command.Result {
        let swift = try Products.swiftc.get().deletingLastPathComponent().appending(path: "swift")
        return try await Command.run(swift, arguments, in: workspace.scratch.folder)
    }

    /// The number of a module's object files, for the target or for the host.
    private func objects(of module: String) throws -> Int {
        try built.count { path in
            path.hasSuffix(".o")
                && (path.contains("/\(module).build/") || path.contains("/\(module)-tool.build/"))
        }
    }

    private func text(ofFileNamed name: String) throws -> String? {
        try built.first { $0.hasSuffix("/" + name) }.map {
            try String(contentsOf: workspace.scratch.url("build/" + $0), encoding: .utf8)
        }
    }

    private var built: [String] {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: workspace.scratch.url("build").path)
        }
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "App",
            platforms: [.macOS(.v13)],
            dependencies: [.package(name: "Arbor", path: "Arbor")],
            targets: [
                .executableTarget(
                    name: "App", dependencies: [.product(name: "Arbor", package: "Arbor")], path: "Sources",
                    plugins: [.plugin(name: "ArborGenerator", package: "Arbor")])
            ])

        """

    private static let app = """
        import Arbor

        @Instantiable(isRoot: true)
        public struct App: Instantiable {
            public init(home: Home) { self.home = home }
            @Instantiated let home: Home
        }

        @main
        struct Main {
            static func main() { print(type(of: App().home)) }
        }

        """

    /// On macOS the macros are compiled in any case.
    private static let modulesOfTools: [String] = {
        let tool = [
            "ArborScanner", "ArborGraph", "ArborPlanning", "ArborEmission", "ArborPipeline", "ArborCommand",
        ]
        #if os(Linux)
            return tool + ["ArborModel", "ArborSyntax", "CTreeSitterSwift"]
        #else
            return tool
        #endif
    }()
}
