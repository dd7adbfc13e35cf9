import ArborModel
import ArborTestSupport
import Testing

@testable import ArborGraph

@Suite("Conditions of branches")
struct BranchConditionTests {
    private func conditional(_ name: String, _ condition: String, _ dependencies: Dependency...)
        -> ProviderDeclaration
    {
        var declaration = type(name)
        declaration.dependencies = dependencies
        declaration.conditions = [condition]
        return declaration
    }

    private func faults(_ types: [ProviderDeclaration]) async -> [String] {
        await BindingGraph(files(types)).validate(jobs: 1).diagnostics.map { "\($0.id) \($0.message)" }
    }

    @Test("one type a branch is no duplicate, and what each branch needs must be there")
    func branches() async {
        let root = type("Root", isRoot: true, made("a", "A"))
        #expect(await faults([root, conditional("A", "X"), conditional("A", "!X")]) == [])
        #expect(
            await faults([root, conditional("A", "X"), conditional("A", "!X", received("b", "B"))]).count == 1
        )
        #expect(
            await faults([root, conditional("A", "X"), conditional("A", "Y")]) == [
                "duplicateProvider 'A' is declared twice; both are compiled where X && Y"
            ])
        #expect(await faults([root, conditional("A", "X"), type("A")]).count == 1)
        #expect(
            await faults([root, conditional("A", "X"), conditional("A", "Y && !X")]) == [
                "uncoveredCondition Root instantiates 'a: A', but no type makes 'A' where !X && !Y"
            ])
        #expect(
            await faults([root, conditional("A", "X"), conditional("A", "!X", made("a", "Root"))]).count == 1)
    }

    @Test("a type that is never compiled together with its creator is not made by it")
    func branchOfTheMaker() async throws {
        let graph = BindingGraph(
            files([
                conditional("Maker", "X", made("a", "A")), conditional("A", "!X"), conditional("A", "X"),
                type("Root", isRoot: true, made("maker", "Maker"), made("a", "A")),
            ]))
        let maker = try #require(graph.nodes.first { $0.type.description == "Maker" })
        #expect(maker.properties.count == 1)
        let root = try #require(graph.nodes.first { $0.type.description == "Root" })
        #expect(root.properties.map(\.label) == ["maker", "a", "a"])
        #expect(root.properties[PropertyID(1)].range == root.properties[PropertyID(2)].range)
    }

    @Test("a consumer of a value that branches make comes after all of them")
    func order() async throws {
        let types = [
            type("Root", isRoot: true, made("c", "C"), made("a", "A"), made("b", "B")),
            conditional("A", "X"), conditional("A", "!X", received("b", "B")), type("B"),
            type("C", received("a", "A")),
        ]
        let graph = BindingGraph(files(types))
        let scopes = NeedSolver.solve(graph)
        let root = try #require(graph.roots.first)
        let order = scopes.order(of: root, in: graph).map { graph.nodes[root].properties[$0].label }
        #expect(order == ["b", "a", "a", "c"] || order == ["a", "b", "a", "c"])
    }

    @Test("the name of a module makes no other type")
    func modules() async {
        var all = files([
            type("Root", isRoot: true, made("a", "M.A"), made("b", "B")),
            type("A"), type("B", received("a", "A"), received("n", "Outer.A")),
            type("Outer.A"),
        ])
        #expect(await BindingGraph(all).validate(jobs: 1).diagnostics.count == 2)
        // `Outer` is a module too, and a type that has others in it before that.
        all[0].imports = ["M", "Outer"].map { ImportDeclaration(module: $0) }
        let diagnostics = await BindingGraph(all).validate(jobs: 1).diagnostics
        #expect(diagnostics.map(\.message) == ["B receives 'n: Outer.A', but no type above it provides that"])
        #expect(
            await BindingGraph(
                files([type("Root", isRoot: true, made("a", "M.A")), type("A")]),
                modules: ProgramModules(ofFiles: ["M", "M"])
            )
            .validate(jobs: 1).diagnostics.isEmpty)
    }

    @Test("a name that a type in another file's type has is that type")
    func nestedElsewhere() {
        var all = files([type("S.A", forwarded("id", "ID"), forwarded("other", "Other")), type("S")])
        all[1].nestedNames = ["S.ID", "T.Other"]
        let graph = BindingGraph(all)
        let node = graph.nodes.first { $0.type.description == "S.A" }
        #expect(node?.properties.map(\.type.description) == ["S.ID", "Other"])
    }
}
