import Foundation
import Testing

/// The plugin for composed dependencies, in a package of several modules with tests.
@Suite("Composed dependencies in a package", .serialized)
struct ComposerTests {
    private func code(_ target: String, _ name: String, of client: ClientPackage) throws -> String {
        let folder = "Composed/.build/plugins/outputs/composed/\(target)/destination/ArborComposer/"
        return try String(contentsOf: client.url(folder + name), encoding: .utf8)
    }

    @Test("each module gets the code that its comments ask for, and its tests get their containers")
    func builds() async throws {
        let client = try await ClientPackage.composed.value
        let tests = try await client.swift("test", ["--disable-xctest"])
        #expect(tests.status == 0, "\(tests.output)\(tests.errors)")
        let program = try await Command.run(
            client.url("Composed/.build/debug/Composed"), [], in: client.url("Composed"))
        #expect(program.output == "seven 7\n")
        let feature = try code("Feature", "Feature+Composed.swift", of: client)
        #expect(feature.contains("public typealias PageDependencies = NameDependency & RowDependencies\n"))
        #expect(try code("FeatureTests", "Services+TestContainers.swift", of: client).hasSuffix("instead.\n"))
    }

    @Test("a comment that is added or removed counts in the next build, and a fault is located")
    func edits() async throws {
        let client = try await ClientPackage.composed.value
        let file = "Composed/Sources/Feature/Feature.swift"
        try client.edit(
            file, "(dependencies.clock.hour)", to: "(dependencies.clock.hour) \\(dependencies.name)")
        #expect(try await client.swift("build", []).status == 0)
        #expect(
            try code("Feature", "Feature+Composed.swift", of: client).contains(
                "RowDependencies = ClockDependency & NameDependency\n"))
        try client.edit(file, "// arbor: test container", to: "// arbor: test contaner")
        let build = try await client.swift("build", [])
        #expect(build.status != 0)
        #expect(
            build.output.contains("Feature.swift:19:1: error: ")
                && build.output.contains("[invalid-directive]"),
            "\(build.output)")
    }
}
