import ArborTestSupport
import Foundation
import Testing

@Suite("The same sources, the same bytes")
struct DeterminismTests {
    /// The inputs of all valid cases would clash in one graph, so each is run alone.
    @Test("for every number of jobs", arguments: Fixture.all("Valid"), ["1", "2", "8"])
    func jobs(_ fixture: Fixture, _ jobs: String) async throws {
        let result = try await fixture.arbor("generate", "Input", "--jobs", jobs)
        #expect(try result.output == fixture.generated)
    }

    @Test("for every order of a list", arguments: Fixture.all("Valid"))
    func order(_ fixture: Fixture) async throws {
        let scratch = try Scratch()
        var shuffling = SplitMix(seed: 1)
        for round in 1...3 {
            let paths = try fixture.inputs().map(\.path).shuffled(using: &shuffling)
            let list = try scratch.file("list-\(round)", paths.joined(separator: "\n"))
            let result = try await fixture.arbor("generate", list.path)
            #expect(try result.output == fixture.generated, "in the order \(paths)")
        }
    }

    @Test("with faults too, in the same order", arguments: Fixture.all("Faulty"), ["1", "8"])
    func faults(_ fixture: Fixture, _ jobs: String) async throws {
        let plain = try await fixture.arbor("validate", "Input")
        let other = try await fixture.arbor("validate", "Input", "--jobs", jobs)
        #expect(plain.errors == other.errors)
    }

    /// A few files are one worker's batch for any number of jobs. Only many files are read in parallel.
    @Test("for many files too, with and without faults", arguments: [false, true])
    func manyFiles(isFaulty: Bool) async throws {
        let workspace = try Workspace(Self.manyFiles(isFaulty: isFaulty))
        let one = try await workspace.arbor("generate", "Sources", "--jobs", "1")
        #expect(one.status == (isFaulty ? 1 : 0))
        #expect(isFaulty ? one.errors.hasSuffix("arbor: 30 errors\n") : one.output.contains("func makeT299("))
        var shuffling = SplitMix(seed: 1)
        for jobs in ["2", "3", "8", "64"] {
            let result = try await workspace.arbor("generate", "Sources", "--jobs", jobs)
            #expect(result.output == one.output, "with \(jobs) jobs")
            #expect(result.errors == one.errors, "with \(jobs) jobs")
            let paths = Self.manyFiles(isFaulty: isFaulty).keys.sorted().shuffled(using: &shuffling)
            try workspace.scratch.file("list.txt", paths.joined(separator: "\n"))
            let shuffled = try await workspace.arbor("generate", "list.txt", "--jobs", jobs)
            #expect(shuffled.output == one.output, "shuffled, with \(jobs) jobs")
        }
    }

    /// A chain of types with one in each file. Every tenth receives a value without a provider.
    private static func manyFiles(isFaulty: Bool) -> [String: String] {
        let last = 301
        return Dictionary(
            uniqueKeysWithValues: (0...last).map { number in
                let next = number == last ? "" : "next: T\(number + 1)"
                let missing =
                    isFaulty && number % 10 == 5 && number < 300 ? ", missing\(number): Missing" : ""
                let text = """
                    @Instantiable\(number == 0 ? "(isRoot: true)" : "")
                    public final class T\(number): Instantiable {
                        public init(\(next)\(missing)) { fatalError() }
                        \(number == last ? "" : "@Instantiated let \(next)")
                        \(missing.isEmpty ? "" : "@Received let missing\(number): Missing")
                    }
                    """
                return ("Sources/\(number % 7)/T\(number).swift", text)
            })
    }

    @Test("a run that changes nothing leaves the file untouched")
    func untouched() async throws {
        let fixture = try #require(Fixture.all("Valid").first { $0.name == "Diamond" })
        let scratch = try Scratch()
        let output = scratch.url("Generated.swift").path
        _ = try await fixture.arbor("generate", "Input", "--output", output)
        let before = try FileManager.default.attributesOfItem(atPath: output)
        let result = try await fixture.arbor("generate", "Input", "--output", output)
        let after = try FileManager.default.attributesOfItem(atPath: output)
        #expect(result.status == 0)
        #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
        #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["Generated.swift"])
    }
}

extension Fixture {
    fileprivate var generated: String {
        get throws {
            try String(contentsOf: folder.appending(path: "Expected/Generated.swift"), encoding: .utf8)
        }
    }
}
