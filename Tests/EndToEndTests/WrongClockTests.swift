import ArborTestSupport
import Foundation
import Testing

/// Runs whose clocks jump, by hours or years, forwards and backwards. The times of files come from the system's clock, as
/// those of a file server come from the server's.
@Suite("Clocks that are wrong")
struct WrongClockTests {
    private static let faketime = URL(filePath: "/usr/bin/faketime")

    private static let offsets = ["+0", "-1h", "+1h", "-2s", "+2s", "-10y", "+10y"]

    @Test(
        "a cached run equals a clean one after each jump",
        .enabled(
            if: Machine.sanitizer == nil && Machine.allows(faketime.path, "-f", "+1h", "/bin/true"),
            "faketime is missing, or a sanitizer has to be loaded first"))
    func jumps() async throws {
        let workspace = try Workspace(Workspace.sound)
        var generator = SplitMix(seed: 1)
        for round in 0..<30 {
            // The size stays the same, so only times show the edit.
            try workspace.scratch.file(
                "Sources/Extra.swift",
                """
                import Arbor
                @Instantiable(isRoot: true) public struct Extra\(round % 10): Instantiable {
                    public init(part: ExtraPart) {}
                    @Instantiated let part: ExtraPart
                }
                @Instantiable public struct ExtraPart: Instantiable { public init() {} }
                """)
            let offset = try #require(Self.offsets.randomElement(using: &generator))
            let result = try await Command.run(
                Self.faketime,
                [
                    "-f", offset, Products.arbor.path, "generate", "Sources", "--cache", "cache", "--output",
                    "Code.swift",
                ],
                in: workspace.scratch.folder)
            try #require(result.status == 0, "\(result.errors)")
            let clean = try await workspace.arbor("generate", "Sources")
            #expect(
                try String(contentsOf: workspace.scratch.url("Code.swift"), encoding: .utf8) == clean.output,
                "round \(round), \(offset)")
        }
    }
}
