import ArborModel
import ArborSyntax
import Testing

@testable import ArborScanner
@testable import ArborStorage

/// Summaries with a correct checksum, and with strings that would be more than a name, a type or a condition in
/// generated Swift.
@Suite("Hostile summaries")
struct HostileSummaryTests {
    private static let hostile = [
        "", "a; evil()", "a\nevil()", "a\revil()", "a /* b", "a // b", "a) evil(", "a }", "a {", "\"",
        "a\\(b)", "#if A",
        "a = evil()", "evil()", "a, b: C", "`", "`a\n`", "``", "@a", "a.", ".a", "a..b", "a<", "a>", "(",
        "a b(c)", "\u{0}",
        "a:b", "a\u{B}b",
    ]

    /// Puts a text into each role of a summary, one after the other.
    private static let places: [(name: String, put: @Sendable (String, inout FileSummary) -> Void)] = [
        ("label", { $1.providers[0].dependencies[0].label = $0 }),
        ("type", { $1.providers[0].dependencies[0].type = .named($0, []) }),
        ("argument of a type", { $1.providers[0].dependencies[0].type = .named("A", [.named($0, [])]) }),
        ("member", { $1.providers[0].type = .member(.named("A", []), $0, []) }),
        ("prefix", { $1.providers[0].type = .prefixed($0, .named("A", [])) }),
        ("attribute of a type", { $1.providers[0].type = .attributed([$0], .named("A", [])) }),
        ("effect", { $1.providers[0].type = .function([], effects: [$0], returns: .void) }),
        ("element", { $1.providers[0].type = .tuple([.init(label: $0, type: .void)]) }),
        ("name", { $1.providers[0].name = $0 }),
        ("function", { $1.providers[0].construction = .function($0, []) }),
        ("argument", { $1.providers[0].construction = .initializer([Argument(label: $0, dependency: "a")]) }),
        ("value", { $1.providers[0].construction = .initializer([Argument(label: nil, dependency: $0)]) }),
        ("class", { $1.providers[0].construction = .implementation(Implementation(name: $0)) }),
        (
            "entry point",
            {
                let entryPoint = Implementation.EntryPoint(function: $0, dependency: "a")
                $1.providers[0].construction = .implementation(
                    Implementation(name: "A", entryPoints: [entryPoint]))
            }
        ),
        ("condition", { $1.providers[0].conditions = [$0] }),
        (
            "double",
            {
                let location = $1.providers[0].location
                $1.doubles = [DoubleDeclaration(type: .named($0, []), location: location)]
            }
        ),
        ("actor", { $1.providers[0].concurrency.type = .attribute($0) }),
        ("availability", { $1.providers[0].particulars.availability = [$0] }),
        ("path of an import", { $1.imports[0].path = $0 }),
        ("kind of an import", { $1.imports[0].kind = $0 }),
        ("attribute of an import", { $1.imports[0].attributes = [$0] }),
        ("location", { $1.providers[0].location.path = "/etc/passwd" + $0 }),
        ("alias", { $1.outline = FileOutline([FileOutline.Entry(.aliased, "A = B" + $0)]) }),
    ]

    /// Texts that are valid in some role, although they are not in most.
    private static func isAllowed(_ text: String, as role: String) -> Bool {
        switch role {
        case "condition":
            ["evil()", "a:b", "a = evil()", "a, b: C", "a.", ".a", "a..b", "a<", "a>", "a b(c)"].contains(
                text)
        case "name", "actor": ["a.", ".a", "a..b", "@a"].contains(text)
        case "attribute of a type", "effect": ["evil()", "@a"].contains(text)
        case "alias": ["", "a\nevil()", "a.", ".a", "a..b", "@a", "`"].contains(text)
        default: false
        }
    }

    private static var valid: FileSummary {
        let range = SourceRange.start
        let dependency = Dependency(
            label: "a", type: .named("A", []), source: .received(ifAvailable: false), range: range)
        let provider = ProviderDeclaration(
            type: .named("B", []), name: "B", depth: 0, kind: .struct, isRoot: false, additionalTypes: [],
            dependencies: [dependency], construction: .initializer([Argument(label: "a", dependency: "a")]),
            conditions: [], supertypes: [], concurrency: WrittenConcurrency(),
            location: SourceLocation(path: "A.swift", range: range), frontEnd: FrontEndID(rawValue: 0))
        return FileSummary(path: "A.swift", imports: [ImportDeclaration(module: "M")], providers: [provider])
    }

    private func isRead(_ summary: FileSummary, module: String? = "M") throws -> Bool {
        let bytes = try ModuleSummary([.init(summary, module: module)]).encoded(version: "1").get()
        return bytes.withUnsafeBytes { (try? ModuleSummary(encoded: $0, version: "1")) != nil }
    }

    @Test("a text that is more than its role is damage, in every role", arguments: Self.places.indices)
    func everyRole(index: Int) throws {
        #expect(try isRead(Self.valid))
        let role = Self.places[index]
        for text in Self.hostile where !Self.isAllowed(text, as: role.name) {
            var summary = Self.valid
            role.put(text, &summary)
            #expect(try !isRead(summary), "\(role.name): \(text.debugDescription)")
        }
    }

    @Test("the name of a module is one", arguments: Self.hostile.filter { !$0.isEmpty })
    func moduleName(text: String) throws { #expect(try !isRead(Self.valid, module: text)) }

    @Test("a long string with many references is damage: it took 2.5 GB")
    func references() throws {
        let text = String(repeating: "a", count: 1 << 20)
        var summary = Self.valid
        summary.providers[0].dependencies = Array(
            repeating: summary.providers[0].dependencies[0], count: 1_000)
        for index in summary.providers[0].dependencies.indices {
            summary.providers[0].dependencies[index].label = text
        }
        #expect(try !isRead(summary))
    }

    @Test("a file with holes is refused by its size, and of a foreign one only the first bytes are read")
    func holes() async throws {
        let path = "\(FileManagerPath.temporary)/arbor-holes-\(UInt64.random(in: 0 ... .max))"
        let file = open(path, O_CREAT | O_WRONLY, 0o600)
        defer { unlink(path) }
        #expect(ftruncate(file, 5 << 30) == 0)
        close(file)
        var buffer = FileBuffer()
        #expect(buffer.load(path)?.message.contains("1024 MiB") == true)
        #expect(buffer.load(path, magic: ModuleSummary.magic) == nil)
        #expect(buffer.bytes.count == ModuleSummary.magic.count)
        #expect(NameLists([path]).diagnostics.count == 1)
        #expect(await LinkedSummaries.read([path], lists: [path], version: "1").diagnostics.count == 2)
    }
}

private enum FileManagerPath {
    static let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
}
