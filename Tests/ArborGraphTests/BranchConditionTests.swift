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

    @Test("below a root of one branch, a type of the other branch asks for nothing")
    func rootsInBranches() async {
        func home(_ types: ProviderDeclaration...) -> [ProviderDeclaration] {
            types + [
                type("Home", made("client", "Client")), conditional("Log", "X"),
                conditional("Client", "X", received("log", "Log")), conditional("Client", "!X"),
            ]
        }
        var debug = conditional("Debug", "X", made("log", "Log"), made("home", "Home"))
        var app = conditional("App", "!X", made("home", "Home"))
        (debug.isRoot, app.isRoot) = (true, true)
        #expect(await faults(home(debug, app)) == [])
        debug.dependencies.removeFirst()
        #expect(
            await faults(home(debug, app)) == [
                "unmetDependency Client receives 'log: Log', but no type above it provides that"
            ])
    }

    @Test("below a type of one branch, a type of the other branch asks for nothing")
    func typesInBranches() async throws {
        let types = [
            type("Root", isRoot: true, made("shell", "Shell")), type("Home", made("client", "Client")),
            conditional("Shell", "X", made("log", "Log"), made("home", "Home")),
            conditional("Shell", "!X", made("home", "Home")), conditional("Log", "X"),
            conditional("Client", "X", received("log", "Log")), conditional("Client", "!X"),
        ]
        let validation = await BindingGraph(files(types)).validate(jobs: 1)
        #expect(validation.diagnostics == [])
        let views = try #require(validation.graph).views
        #expect(views.count == 2)
        #expect(views.allSatisfy { $0.graph.roots == validation.graph?.graph.roots })
    }

    @Test("the tree of a root that no build declares is checked as if one did")
    func rootOfNoBuild() async {
        var root = conditional("Root", "X && !X", made("home", "Home"))
        root.isRoot = true
        let types = [
            root, type("Home", made("client", "Client")), conditional("Client", "Y", received("log", "Log")),
            conditional("Client", "!Y"), type("Log"),
        ]
        #expect(
            await faults(types) == [
                "unmetDependency Client receives 'log: Log', but no type above it provides that"
            ])
    }

    @Test("values that take each other in different builds are made in two orders")
    func ordersOfBuilds() async {
        let types = [
            type("Root", isRoot: true, made("a", "A"), made("b", "B")), type("A", made("x", "X")),
            type("B", made("y", "Y")), conditional("X", "F", received("b", "B")), conditional("X", "!F"),
            conditional("Y", "!F", received("a", "A")), conditional("Y", "F"),
        ]
        #expect(await faults(types) == [])
        let cycle = types.dropLast() + [conditional("Y", "F", received("a", "A"))]
        #expect(
            await faults(Array(cycle)) == [
                "dependencyCycle 'a: A' of Root depends on itself in builds with 'F': a -> b -> a"
            ])
    }

    @Test("more cases than code is written for are reported as such")
    func tooManyBuilds() async {
        var types = [type("Root", isRoot: true)]
        for number in 0..<5 {
            types[0].dependencies.append(made("s\(number)", "S\(number)"))
            let (flag, home) = ("F\(number)", made("h", "H\(number)"))
            types += [
                type("H\(number)", made("c", "C\(number)")), conditional("S\(number)", "!\(flag)", home),
                conditional("S\(number)", flag, made("k", "K\(number)"), home),
                conditional("K\(number)", flag), conditional("C\(number)", "!\(flag)"),
                conditional("C\(number)", flag, received("k", "K\(number)")),
            ]
        }
        let fewer = types.filter { !"\($0.name)".hasSuffix("4") }.map { type in
            var type = type
            type.dependencies.removeAll { $0.label == "s4" }
            return type
        }
        #expect(await faults(fewer) == [])
        let diagnostics = await BindingGraph(files(types)).validate(jobs: 1).diagnostics
        #expect(diagnostics.count == 5)
        #expect(diagnostics.allSatisfy { $0.help?.hasPrefix("no build has all types of the path") == true })
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
