import Foundation
import Testing

/// The parts of the plugins that only Xcode compiles, checked against a stub of its module.
@Suite("Plugins in Xcode")
struct XcodePluginTests {
    private static let options = Result {
        // The module is next to the compiler: `usr/bin/swiftc` and `usr/lib/swift/pm`.
        let toolchain = try Products.swiftc.get().resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent()
        let interface = toolchain.appending(path: "lib/swift/pm/PluginAPI")
        return ["-package-description-version", "6.0.0", "-swift-version", "6", "-I", interface.path]
    }

    private func swiftc(_ arguments: [String], in scratch: Scratch) async throws -> Command.Result {
        try await Command.run(
            Products.swiftc.get(), Self.options.get() + ["-I", scratch.folder.path] + arguments,
            in: scratch.folder)
    }

    /// Builds the stub's module with a change.
    private func stub(_ old: String = "", _ new: String = "") async throws -> Scratch {
        let scratch = try Scratch()
        let source = Products.package.appending(
            path: "Tests/EndToEndTests/Stubs/XcodeProjectPlugin/XcodeProjectPlugin.swift")
        let text = try String(contentsOf: source, encoding: .utf8)
        let file = try scratch.file("Stub.swift", old.isEmpty ? text : text.replacing(old, with: new))
        let made = try await swiftc(
            ["-emit-module", "-parse-as-library", "-module-name", "XcodeProjectPlugin", file.path],
            in: scratch)
        try #require(made.status == 0, "\(made.errors)")
        return scratch
    }

    private func check(_ plugin: String, against stub: Scratch) async throws -> Command.Result {
        let files = try swiftFiles(below: Products.package.appending(path: "Plugins/\(plugin)"))
        let shared = try swiftFiles(below: Products.package.appending(path: "Plugins/Shared"))
        return try await swiftc(
            ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", plugin]
                + (files + shared).map(\.path), in: stub)
    }

    @Test(
        "all compile against the documented module, and the Xcode parts really are checked",
        arguments: ["ArborGenerator", "ArborComposer", "ArborPackageCommand"])
    func types(_ plugin: String) async throws {
        let run = try await check(plugin, against: stub())
        #expect(run.status == 0, "\(run.errors)")
        let other = try await check(plugin, against: stub("directoryURL", "folder"))
        #expect(other.status != 0)
        #expect(other.errors.contains("'XcodeProject' has no member 'directoryURL'"))
    }
}
