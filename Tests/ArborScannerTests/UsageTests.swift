import ArborModel
import ArborScanner
import ArborSyntax
import ArborTestSupport
import SafeDIFrontEnd
import Testing

/// Which files are searched for reads of properties, and that what is found in them meets its property again.
@Suite("Reads of properties in files")
struct UsageTests {
    /// For each type of the files that has a property `clock`, in order, whether it is unread.
    private func areUnread(_ files: String...) async throws -> [Bool] {
        let folder = try TemporaryFolder()
        let paths = try files.enumerated().map { try folder.write($1, to: "F\($0).swift") }
        var reader = SourceReader(.safeDI)
        var places: [PropertyPlace] = []
        for (path, text) in zip(paths, files) {
            for type in reader.read(text).types {
                guard let property = type.properties.first(where: { $0.label == "clock" }) else { continue }
                places.append(
                    PropertyPlace(
                        label: "clock", owner: type.name,
                        location: SourceLocation(path: path, range: property.range)))
            }
        }
        return await SourceScanner(frontEnds: [.safeDI], jobs: 2).areUnread(places, in: paths)
    }

    private func type(_ name: String, property: String, reads: Bool = false) -> String {
        "struct \(name) {\n@Received \(property)\n\(reads ? "func run() { clock.tick() }" : "")\n}\n"
    }

    @Test("each property has a verdict of its own")
    func several() async throws {
        let (own, shared) = ("private let clock: Clock", "let clock: Clock")
        let first = type("A", property: own) + type("B", property: own, reads: true)
        let second = type("C", property: shared) + type("D", property: shared)
        #expect(
            try await areUnread(first, second, "extension D { func run() { clock.tick() } }") == [
                true, false, true, false,
            ])
    }

    @Test("of a file that is not at hand nothing is said")
    func away() async throws {
        let place = PropertyPlace(
            label: "clock", owner: "App", location: SourceLocation(path: "/nowhere/F.swift", range: .start))
        #expect(
            await SourceScanner(frontEnds: [.safeDI], jobs: 1).areUnread([place], in: ["/nowhere/F.swift"])
                == [
                    false
                ])
        #expect(await SourceScanner(frontEnds: [.safeDI], jobs: 1).areUnread([place], in: []) == [false])
    }
}
