import Foundation
import Testing

@Suite("Cases with faults")
struct FaultyCaseTests {
    @Test(
        "every fault is reported with the recorded words, and nothing is written",
        arguments: Fixture.all("Faulty"))
    func reports(_ fixture: Fixture) async throws {
        let scratch = try Scratch()
        let output = try scratch.file("Generated.swift", "what was there")
        let options = fixture.options
        let result = try await fixture.arbor(["generate", "Input", "--output", output.path] + options)
        try fixture.expect(result.errors, is: "diagnostics.txt")
        #expect(result.status == (try fixture.status))
        #expect(result.output == "")
        #expect(try String(contentsOf: output, encoding: .utf8) == "what was there")

        let validation = try await fixture.arbor(["validate", "Input"] + options)
        #expect(validation.errors == result.errors)
        #expect(validation.status == result.status)
    }
}

extension Fixture {
    /// The options in `options.txt`, if the file exists.
    var options: [String] {
        let bytes = FileManager.default.contents(atPath: folder.appending(path: "options.txt").path)
        return String(decoding: bytes ?? Data(), as: UTF8.self).split { $0.isWhitespace }.map(String.init)
    }

    /// The status in `Expected/status.txt`, or that of an invalid graph.
    fileprivate var status: Int32 {
        get throws {
            let place = folder.appending(path: "Expected/status.txt")
            guard let bytes = FileManager.default.contents(atPath: place.path) else { return 1 }
            return try #require(
                Int32(String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)))
        }
    }
}
