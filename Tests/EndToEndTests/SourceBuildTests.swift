import Foundation
import Testing

/// Arbor's own manifest, for a client that builds the tool from source. The tool's sources are left out: the
/// built program calls the tool of the tests' own build.
@Suite("A client that builds the tool")
struct SourceBuildTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        let package = Products.package
        let linked = [
            "Package.swift", "Plugins", "Sources/Arbor", "Sources/SafeDI", "Sources/Blade",
            "Sources/ArborLocator", "Sources/ArborTesting",
        ]
        for name in linked {
            let link = scratch.url("Arbor/" + name)
            try FileManager.default.createDirectory(
                at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: package.appending(path: name))
        }
        for name in ["CTreeSitterSwift/Runtime", "Sources/CSystem", "Sources/CAtomics"] {
            try copy(name, from: package)
        }
        let modules = [
            "ArborModel", "ArborJSON", "ArborParallel", "ArborSyntax", "ArborLowering",
            "FrontEnds/SafeDILowering", "FrontEnds/SafeDI", "FrontEnds/BladeLowering", "FrontEnds/Blade",
            "FrontEnds/CPDI", "ArborScanner", "ArborStorage", "ArborGraph", "ArborPlans", "ArborPlanning",
            "ArborEmission", "ArborReporting", "ArborOutput", "ArborPipeline",
        ]
        for module in modules {
            try scratch.file("Arbor/Sources/\(module)/Empty.swift", "enum Empty {}\n")
        }
        for name in ["parser", "scanner", "normalize_trivia", "prescan", "find"] {
            try scratch.file("Arbor/CTreeSitterSwift/Grammar/src/\(name).c", "int arbor_\(name);\n")
        }
        try scratch.file("Arbor/CTreeSitterSwift/Grammar/include/tree_sitter_swift.h", "")
        try scratch.file("Arbor/Sources/ArborMacros/main.swift", Self.program(calling: Products.macros))
        try scratch.file("Arbor/Benchmarks/ArborBenchmarks/main.swift", "")
        try writeTool("")
        try writeClient(plugin: #", plugins: [.plugin(name: "ArborGenerator", package: "Arbor")]"#)
        try scratch.file(
            "Client/Sources/App/App.swift",
            "import Arbor\n\n" + (Workspace.sound["Sources/App.swift"] ?? "")
                + (Workspace.sound["Sources/Home.swift"] ?? "")
                + "@main struct Main { static func main() {} }\n")
    }

    private func copy(_ name: String, from package: URL) throws {
        let place = scratch.url("Arbor/" + name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: package.appending(path: name), to: place)
    }

    private func writeTool(_ more: String) throws {
        try scratch.file(
            "Arbor/Sources/ArborCommand/main.swift", Self.program(calling: Products.arbor, after: more))
    }

    /// The source of a program that becomes another one.
    private static func program(calling program: URL, after more: String = "") -> String {
        """
        #if canImport(Glibc)
            import Glibc
        #else
            import Darwin
        #endif
        \(more)
        execv("\(program.path)", CommandLine.unsafeArgv)

        """
    }

    private func writeClient(plugin: String) throws {
        try scratch.file(
            "Client/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Client",
                dependencies: [.package(path: "../Arbor")],
                targets: [
                    .executableTarget(
                        name: "App", dependencies: [.product(name: "Arbor", package: "Arbor")]\(plugin))
                ]
            )

            """)
    }

    /// The output of `swift package arbor validate`, and the number of SwiftPM's steps for it.
    private func validate(_ options: String...) async throws -> (output: String, steps: Int) {
        let run = try await Command.run(
            Products.find("swift"), ["package"] + options + ["arbor", "validate"], in: scratch.url("Client"))
        try #require(run.status == 0, "\(run.output)\(run.errors)")
        let lines = (run.output + "\n" + run.errors).split(separator: "\n")
        // SwiftPM writes this file in every run.
        let steps = lines.filter { $0.contains(#/^\[\d+\/\d+\] /#) && !$0.contains("Write swift-version") }
        return (run.output, steps.count)
    }

    private let proof = "arbor: 2 types in the tree of App, from 1 annotated file of 1\n"

    @Test("a second call of the command builds nothing, and a call after a change builds the tool")
    func secondCall() async throws {
        let first = try await validate()
        #expect(first.output.hasSuffix(proof))
        #expect(first.steps > 10)
        let second = try await validate()
        #expect(second.output.hasSuffix(proof))
        #expect(second.steps == 0)
        try writeTool(#"_ = write(1, "changed\n", 8)"#)
        let third = try await validate()
        #expect(third.output.hasSuffix("changed\n" + proof))
        #expect(third.steps > 0)
    }

    #if os(Linux)
        @Test("a new file of the client doesn't build anything of the tool again")
        func newFile() async throws {
            try await build()
            let built = try toolsObjects()
            #expect(built.count > 10)
            try scratch.file("Client/Sources/App/New.swift", "struct New {}\n")
            try await build()
            #expect(try toolsObjects() == built)
            _ = try await validate()
            #expect(try toolsObjects() == built)
        }
    #endif

    @Test("a build from source says so, and again when a bundle came that SwiftPM hasn't seen")
    func unusedBundle() async throws {
        #expect(try await build().contains("warning: 'arbor': Arbor is built from source"))
        let variant = "arbor.artifactbundle/\(DebugBundle.variant)"
        try FileManager.default.createDirectory(
            at: scratch.url("Arbor/\(variant)"), withIntermediateDirectories: true)
        try scratch.file("Client/Sources/App/New.swift", "struct New {}\n")
        let output = try await build()
        #expect(output.contains("warning: arbor is built from source, although a bundle is in "))
        #expect(output.contains("Run 'swift package purge-cache' to use the bundle"))
    }

    /// Builds the client, and returns everything that SwiftPM prints.
    @discardableResult
    private func build() async throws -> String {
        let run = try await Command.run(Products.find("swift"), ["build"], in: scratch.url("Client"))
        try #require(run.status == 0, "\(run.output)\(run.errors)")
        return run.output + run.errors
    }

    /// The object files that were compiled for the tool and the macros, with the time of their last change.
    private func toolsObjects() throws -> [String: Date] {
        let folder = scratch.url("Client/.build")
        let objects = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.contains("-tool.build/") && $0.hasSuffix(".o") && !$0.contains("ArborLocator")
        }
        let dates = try objects.map { path in
            let object = folder.appending(path: path)
            let values = try object.resourceValues(forKeys: [.contentModificationDateKey])
            return try #require(values.contentModificationDate)
        }
        return Dictionary(uniqueKeysWithValues: zip(objects, dates))
    }

    @Test("without a target that uses the build's plugin, the command builds the tool")
    func withoutPlugin() async throws {
        try writeClient(plugin: "")
        #expect(try await validate().output.hasSuffix(proof))
        let second = try await validate()
        #expect(second.output.hasSuffix(proof))
        #expect(second.steps == 0)
    }
}
