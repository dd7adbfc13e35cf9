import ArborModel
import ArborScanner
import ArborSyntax
import ArborTestSupport
import SafeDIFrontEnd
import Testing

/// Several families of annotations in one program. Each file is read once, and its meaning to all of them is joined.
@Suite("Several front ends")
struct FrontEndTests {
    private static let vocabulary = Vocabulary(
        types: ["Component"], properties: ["Provided"], functions: ["make"], expansions: ["Components"],
        modules: ["Parts"])

    /// A front end whose providers are the types with its annotation, and their dependencies the annotated properties.
    private static let parts = FrontEnd(vocabulary, needle: "Component", dialect: .test) { file, path in
        let types = file.types.filter { $0.attributes.contains(where: vocabulary.isType) }
        let providers = types.map { type in
            let properties = type.properties.filter { $0.attributes.contains(where: vocabulary.isProperty) }
            return ProviderDeclaration(
                type: TypeExpression(parsing: type.name), name: type.name, kind: .struct,
                dependencies: properties.map {
                    Dependency(
                        label: $0.label, type: TypeExpression(parsing: $0.type ?? ""),
                        source: .received(ifAvailable: false), range: $0.range)
                }, location: SourceLocation(path: path, range: type.nameRange), frontEnd: .test)
        }
        let faults = file.faults.map {
            Diagnostic(
                .brokenDeclaration, "broken", about: [], at: SourceLocation(path: path, range: $0.range))
        }
        return Fragment(
            summary: FileSummary(path: path, imports: file.imports, providers: providers), diagnostics: faults
        )
    }

    private let texts = [
        "import A\n@Component struct One { @Provided let a: A\nlet b: B }\n",
        "import B\n@Instantiable struct Two: Instantiable { public init() {} }\n",
        "import C\n@Instantiable struct Three: Instantiable { public init() {} }\n@Parts.Component class Four {}\n",
        "struct Neither {}\n",
    ]

    private func scan(_ texts: [String], _ frontEnds: [FrontEnd]) async throws -> ScanResult {
        let folder = try TemporaryFolder()
        let paths = try texts.enumerated().map { try folder.write($1, to: "F\($0).swift") }
        return await SourceScanner(frontEnds: frontEnds, jobs: 2).scan(paths)
    }

    private func names(_ scan: ScanResult) -> [[String]] {
        scan.summaries.map { $0.providers.map(\.name) }
    }

    @Test("a file's fragment contains the result of each front end")
    func merged() async throws {
        let scan = try await scan(texts, [.safeDI, Self.parts])
        #expect(names(scan) == [["One"], ["Two"], ["Three", "Four"]])
        #expect(scan.summaries.map { $0.imports.map { String($0.module) } } == [["A"], ["B"], ["C"]])
        #expect(scan.summaries[0].providers[0].dependencies.map(\.label) == ["a"])
        #expect(scan.outlines.count == 1)
        #expect(scan.parsedFiles == 3)
        #expect(scan.diagnostics.isEmpty)
    }

    @Test("a single front end finds only its own annotations")
    func alone() async throws {
        #expect(names(try await scan(texts, [.safeDI])) == [["Two"], ["Three"]])
        #expect(names(try await scan(texts, [Self.parts])) == [["One"], ["Four"]])
        #expect(names(try await scan(texts, [])) == [])
    }

    @Test("providers are in the order of their front ends")
    func order() async throws {
        #expect(
            names(try await scan(texts, [Self.parts, .safeDI])) == [["One"], ["Two"], ["Four", "Three"]])
    }

    @Test("a fault that two front ends report counts once")
    func faults() async throws {
        let broken = "@Component struct One { lett a: A }\n@Component struct Two { lett b: B }\n"
        let alone = try await scan([broken], [Self.parts])
        #expect(!alone.diagnostics.isEmpty)
        #expect(
            try await scan([broken], [Self.parts, Self.parts]).diagnostics.count == alone.diagnostics.count)
    }

    @Test("a configuration belongs to the front end that knows its name")
    func configurations() async throws {
        let text = "#SafeDIConfiguration(additionalImportedModules: [\"A\"])\n#Components()\n"
        let scan = try await scan([text], [Self.parts, .safeDI])
        #expect(scan.summaries.flatMap(\.configurations).map(\.importedModules) == [["A"]])
    }

    @Test("joined vocabularies contain each word once")
    func joined() {
        let both = Vocabulary(joining: [.safeDI, Self.vocabulary, .safeDI])
        #expect(both.types == ["Instantiable", "Component"])
        #expect(both.modules == ["SafeDI", "Arbor", "Parts"])
        #expect(both.isExpansion("Components") && both.isExpansion("Any.SafeDIConfiguration"))
        #expect(!both.isExpansion("Component") && !both.isExpansion(""))
    }
}
