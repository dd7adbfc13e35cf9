import Foundation
import Testing

/// Everything that Arbor writes and prints depends on the sources and the arguments alone.
@Suite("The same outputs in every environment")
struct EnvironmentTests {
    private static let reference = Task { try await Checkout().outputs() }

    private func expectSame(
        _ outputs: [String: String], as reference: [String: String], _ comment: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(outputs.keys.sorted() == reference.keys.sorted(), sourceLocation: sourceLocation)
        for (name, text) in reference where outputs[name] != text {
            Issue.record(
                "\(comment): \(name)\n\(outputs[name] ?? "nothing")\ninstead of\n\(text)",
                sourceLocation: sourceLocation)
        }
    }

    @Test("the project has outputs of all kinds")
    func reference() async throws {
        let outputs = try await Self.reference.value
        #expect(outputs["Code.swift"]?.contains("extension App") == true)
        #expect(outputs["baseline"]?.contains("unused-instantiated") == true)
        for id in ["missing-provider", "dependency-cycle", "Sources/Library/Store.swift"] {
            #expect(outputs["faults.sarif"]?.contains(id) == true, "\(id)")
        }
        let statuses = Set(outputs.values.map { $0.prefix { $0 != "\n" } })
        #expect(statuses.isSuperset(of: ["0", "1", "66", "74"]))
    }

    @Test(
        "at another path, without that path in any of them",
        arguments: ["a/deep/folder/project", "with space/ü İ", "Sources/Sources", "project.swift"])
    func checkouts(path: String) async throws {
        let reference = try await Self.reference.value
        let checkout = try Checkout(at: path, reversed: true)
        let outputs = try await checkout.outputs()
        expectSame(outputs, as: reference, path)
        for (name, text) in outputs {
            #expect(!text.contains(checkout.scratch.folder.lastPathComponent), "\(name)")
        }
    }

    @Test("for every number of jobs and with random hashing")
    func jobs() async throws {
        let checkout = try Checkout()
        let reference = try await checkout.outputs(environment: ["SWIFT_DETERMINISTIC_HASHING=1"])
        for jobs in [1, 2, 3, 8, 64] {
            let outputs = try await Checkout().outputs(
                environment: ["-u", "SWIFT_DETERMINISTIC_HASHING"], jobs: jobs)
            expectSame(outputs, as: reference, "\(jobs) jobs")
        }
    }

    @Test(
        "in every locale, time zone and home",
        arguments: [
            ["LC_ALL=C"], ["LC_ALL=tr_TR.UTF-8", "LANG=tr_TR.UTF-8"], ["LC_ALL=ar", "LANG=ar"],
            ["-u", "LANG"],
            ["TZ=Pacific/Kiritimati"], ["TZ=America/St_Johns"], ["-u", "HOME"], ["HOME=/nowhere"],
            ["TMPDIR=/nowhere"], ["-u", "PATH", "PATH=/usr/bin:/bin"],
        ])
    func environments(_ environment: [String]) async throws {
        let reference = try await Self.reference.value
        let outputs = try await Checkout().outputs(environment: environment)
        expectSame(outputs, as: reference, "\(environment)")
    }

    @Test("for every umask", arguments: ["000", "077"])
    func umasks(_ umask: String) async throws {
        let reference = try await Self.reference.value
        expectSame(try await Checkout().outputs(umask: umask), as: reference, umask)
    }
}
