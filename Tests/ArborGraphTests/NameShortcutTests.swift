import ArborModel
import ArborTestSupport
import Testing

@testable import ArborGraph

/// Most names are resolved without a search in the scope of their file. A program with a module that nobody sees, or with
/// nested types that nobody is in, can't use these shortcuts. Its names mean the same.
@Suite("Shortcuts of name resolution")
struct NameShortcutTests {
    private static let names = ["A", "B", "C", "Int", "Outer", "Inner", "Box", "Instantiator"]
    private static let modules = ["App", "Lib", "Kit"]

    /// A program of several modules that import each other at random.
    private struct Program {
        var files: [FileSummary]
        var modules: ProgramModules
        private var random: SplitMix

        init(seed: UInt64) {
            random = SplitMix(seed: seed)
            files = RandomProject.files(seed: seed) + RandomProject.files(seed: seed &+ 1_000_000)
            modules = ProgramModules(own: "App")
            for file in files.indices {
                files[file].imports = (0..<random.below(4)).map { _ in declaration() }
                files[file].outline = outline()
                modules.ofFiles.append(pick(NameShortcutTests.modules))
            }
            modules.others = NameShortcutTests.modules.map { .init(module: $0, outline: outline()) }
        }

        private mutating func declaration() -> ImportDeclaration {
            let module = pick(NameShortcutTests.modules + ["Foundation"])
            guard random.isTrue(20) else { return ImportDeclaration(module: module) }
            let path = "\(module).\(pick(NameShortcutTests.names))"
            return ImportDeclaration(
                text: "import struct \(path)", attributes: [], kind: "struct", path: path,
                conditions: random.isTrue(20) ? ["DEBUG"] : [])
        }

        private mutating func outline() -> FileOutline {
            FileOutline((0..<random.below(5)).map { _ in entry() })
        }

        private mutating func entry() -> FileOutline.Entry {
            let conditions = random.isTrue(15) ? ["DEBUG"] : []
            let name = pick(NameShortcutTests.names)
            let other = pick(NameShortcutTests.modules)
            switch random.below(12) {
            case 0: return .init(.exported, other, conditions: conditions)
            case 1: return .init(.exported, "\(other).\(name)", conditions: conditions)
            case 2: return .init(.aliased, "\(name) = \(other).\(pick(NameShortcutTests.names))")
            case 3: return .init(.extended, name, conditions: conditions)
            case 4: return .init(.packaged, name, conditions: conditions)
            case 5: return .init(.hidden, name, conditions: conditions)
            default: return .init(.declared, name, conditions: conditions)
            }
        }

        private mutating func pick<Value>(_ values: [Value]) -> Value { values[random.below(values.count)] }
    }

    private func resolved(_ files: [FileSummary], _ modules: ProgramModules) -> [[ProviderDeclaration]] {
        ResolvedProgram(files, modules: modules, dialects: Dialects([.safeDI])).table.files.map(\.providers)
    }

    @Test("a name that one module declares means the same as if an unseen module declared it too")
    func severalModules() {
        for seed in 0..<3000 as Range<UInt64> {
            let program = Program(seed: seed)
            var modules = program.modules
            modules.others.append(
                .init(module: "Unseen", outline: FileOutline(Self.names.map { (.hidden, $0) })))
            #expect(
                resolved(program.files, program.modules) == resolved(program.files, modules),
                "seed \(seed)")
        }
    }

    @Test("in a program of one module, a name means the same as if an unrelated type held one of the name")
    func oneModule() {
        for seed in 0..<3000 as Range<UInt64> {
            let files = Program(seed: seed).files
            var shadowed = files
            shadowed[0].nestedNames += Self.names.map { "Unrelated.\($0)" }
            #expect(
                resolved(files, ProgramModules()) == resolved(shadowed, ProgramModules()), "seed \(seed)")
        }
    }
}
