import ArborModel
import ArborScanner
import ArborSyntax
import ArborTestSupport
import SafeDIFrontEnd
import Testing

/// The search for reads of properties in several files, and the assignment of its results to the properties.
@Suite("Reads of properties in files")
struct UsageTests {
    /// Returns for each property `clock` of the files, in order, whether it is unread.
    private func areUnread(_ files: String...) async throws -> [Bool] {
        let folder = try TemporaryFolder()
        let paths = try files.enumerated().map { try folder.write($1, to: "F\($0).swift") }
        var reader = SourceReader(.safeDI)
        var properties: [PropertyPlace] = []
        for (path, text) in zip(paths, files) {
            for type in reader.read(text).types {
                guard let property = type.properties.first(where: { $0.label == "clock" }) else { continue }
                properties.append(
                    PropertyPlace(
                        label: "clock", owner: type.name,
                        location: SourceLocation(path: path, range: property.range)))
            }
        }
        return await SourceScanner(frontEnds: [.safeDI], jobs: 2).areUnread(properties, in: paths)
    }

    private func type(_ name: String, property: String, reads: Bool = false) -> String {
        "struct \(name) {\n@Received \(property)\n\(reads ? "func run() { clock.tick() }" : "")\n}\n"
    }

    @Test("each property has its own result")
    func several() async throws {
        let (own, shared) = ("private let clock: Clock", "let clock: Clock")
        let first = type("A", property: own) + type("B", property: own, reads: true)
        let second = type("C", property: shared) + type("D", property: shared)
        #expect(
            try await areUnread(first, second, "extension D { func run() { clock.tick() } }") == [
                true, false, true, false,
            ])
    }

    @Test("a property in a file that can't be read is not reported")
    func away() async throws {
        let property = PropertyPlace(
            label: "clock", owner: "App", location: SourceLocation(path: "/nowhere/F.swift", range: .start))
        #expect(
            await SourceScanner(frontEnds: [.safeDI], jobs: 1).areUnread([property], in: ["/nowhere/F.swift"])
                == [
                    false
                ])
        #expect(await SourceScanner(frontEnds: [.safeDI], jobs: 1).areUnread([property], in: []) == [false])
    }
}
