import Foundation
import Testing

/// Composed dependencies in a module with a default isolation, and protocols of one without it.
@Suite("Composed dependencies and default isolation")
struct ComposedIsolationTests {
    private static let services = """
        public protocol HttpDependency: Sendable { var http: String { get } }
        """
    private static let app = """
        import Services
        protocol UserDependency { var user: String { get } }
        // arbor: spliced
        // arbor: test container
        typealias SyncExternalDependencies = HttpDependency
        typealias SyncDependencies = HttpDependency & UserDependency
        """

    private static func code(setting: String) async throws -> (code: String, tests: String) {
        let workspace = try Workspace([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "Services"),
                .target(name: "App", dependencies: ["Services"]\(setting)),
            ])
            """,
            "Sources/Services/Services.swift": services, "Sources/App/App.swift": app,
        ])
        let result = try await workspace.arbor([
            "generate", "Sources", "--module", "Services=Sources/Services", "App=Sources/App",
            "--composed-module", "App", "--composed-output", "Code.swift", "--composed-test-output",
            "Tests.swift",
        ])
        #expect(result.status == 0, "\(result.errors)")
        return try (
            String(contentsOf: workspace.scratch.url("Code.swift"), encoding: .utf8),
            String(contentsOf: workspace.scratch.url("Tests.swift"), encoding: .utf8)
        )
    }

    @Test("types that conform to protocols outside of the default isolation are outside of it")
    func outside() async throws {
        let code = try await Self.code(setting: ", swiftSettings: [.defaultIsolation(MainActor.self)]")
        #expect(code.code.contains("nonisolated struct SplicedSyncDependencies"))
        #expect(code.tests.contains("nonisolated "))
    }

    @Test("without a default isolation nothing says so")
    func plain() async throws {
        let code = try await Self.code(setting: "")
        #expect(!code.code.contains("nonisolated"))
        #expect(!code.tests.contains("nonisolated"))
    }
}
