import ArborModel
import Testing

@testable import ArborPlanning

@Suite("Imports")
struct ImportTests {
    private func texts(_ declarations: [ImportDeclaration]) -> [String] {
        var planner = ImportPlanner(libraryModules: ["Arbor", "SafeDI"])
        for declaration in declarations { planner.add(declaration) }
        return planner.imports.map(\.text)
    }

    private func declaration(_ path: String, kind: String? = nil, _ attributes: String...)
        -> ImportDeclaration
    {
        ImportDeclaration(text: "", attributes: attributes, kind: kind, path: path)
    }

    @Test("an import of the whole module makes those of its parts needless")
    func whole() {
        #expect(
            texts([declaration("A.B", kind: "struct"), declaration("A"), declaration("A")]) == ["import A"])
        #expect(texts([declaration("B.T", kind: "class")]) == ["import class B.T"])
    }

    @Test("an access level anywhere makes the import internal, which none contradicts")
    func levels() {
        #expect(
            texts([
                declaration("A", "_spi(S)", "private"), declaration("A"),
                declaration("B.T", kind: "struct", "public"),
            ]) == ["@_spi(S) internal import A", "internal import A", "internal import struct B.T"])
    }

    @Test("@_exported is dropped, other attributes are kept")
    func attributes() {
        #expect(texts([declaration("A", "_exported")]) == ["import A"])
        #expect(texts([declaration("C", "testable")]) == ["@testable import C"])
    }

    @Test("@preconcurrency of one file is every import's of the module")
    func preconcurrency() {
        #expect(
            texts([declaration("B"), declaration("B", "preconcurrency")]) == ["@preconcurrency import B"])
        #expect(
            texts([
                declaration("B.T", kind: "struct", "preconcurrency", "public"), declaration("B", "_spi(S)"),
            ])
                == [
                    "@_spi(S) @preconcurrency internal import B",
                    "@preconcurrency internal import struct B.T",
                ])
        #expect(texts([declaration("A"), declaration("B", "preconcurrency")])[0] == "import A")
    }

    @Test("what the attribute of a public initializer may name is imported publicly, and nothing else")
    func published() {
        func texts(_ actor: String, inOwnFile: Bool = false, folders: Set<Substring> = []) -> [String] {
            let imports = [
                declaration("Arbor", "public"), declaration("Disk", "public"), declaration("Net", "public"),
            ]
            let root = FileSummary(path: "Sources/App/Root.swift", imports: imports)
            var planner = ImportPlanner(libraryModules: ["Arbor", "SafeDI"])
            for declaration in imports { planner.add(declaration) }
            planner.publish(
                actor: actor, for: root, declaredIn: inOwnFile ? folders.union(["Sources/App"]) : folders)
            return planner.imports.map(\.text).filter { $0.hasPrefix("public") }
        }
        #expect(texts("MainActor") == [])
        #expect(texts("Db", inOwnFile: true) == [])
        #expect(texts("Disk.Db") == ["public import Disk"])
        #expect(texts("Db", folders: ["Sources/Net"]) == ["public import Net"])
        #expect(texts("Db") == ["public import Disk", "public import Net"])
    }
}
