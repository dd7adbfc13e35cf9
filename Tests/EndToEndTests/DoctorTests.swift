import Foundation
import Testing

/// `arbor doctor`, in the environment of the tests.
@Suite("arbor doctor")
struct DoctorTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace() }

    @Test("each missing part has a remedy, and the exit status says that one is missing")
    func missing() async throws {
        let result = try await workspace.arbor("doctor")
        #expect(result.status == 1)
        #expect(
            result.output.contains(
                "missing   manifest     there is no Package.swift in '.' or a folder around it\n"))
        #expect(result.output.contains("                       help: make a package by 'swift package init"))
        #expect(result.errors == "arbor: error: 1 of 6 parts of the set-up is missing\n")
    }

    @Test("without a toolchain in PATH, that is missing too")
    func withoutToolchain() async throws {
        let result = try await Command.run(
            URL(filePath: "/usr/bin/env"),
            [
                "PATH=\(workspace.scratch.folder.path)", "ARBOR_TOOL=wish", Products.arbor.path, "doctor",
                "--format", "json",
            ],
            in: workspace.scratch.folder)
        #expect(result.status == 1)
        let report = try #require(
            JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(report["isComplete"] as? Bool == false)
        let checks = try #require(report["checks"] as? [[String: String]])
        let states = Dictionary(uniqueKeysWithValues: checks.map { ($0["id"] ?? "", $0["state"] ?? "") })
        #expect(
            states["toolchain"] == "missing" && states["manifest"] == "missing" && states["tool"] == "missing"
        )
        #expect(checks.allSatisfy { ($0["remedy"] != nil) == ($0["state"] == "missing") }, "\(checks)")
    }
}
