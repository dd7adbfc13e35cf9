import ArborModel
import ArborTestSupport
import Testing

@testable import ArborGraph

@Suite("Queries of a graph")
struct QueryTests {
    private func query(_ types: [ProviderDeclaration]) -> GraphQuery {
        GraphQuery(GraphAnalysis(BindingGraph(files(types))), modules: types.map { _ in nil })
    }

    private func titles(_ places: [Explanation.Place]) -> [String] {
        places.map { "\($0.owner).\($0.label)" }
    }

    /// Two scopes provide `user: User`, one within the other.
    private let shadowed = [
        type(
            "Root", isRoot: true, made("user", "User"), made("home", "Instantiator<Home>"), made("row", "Row")
        ),
        type("User"), type("Home", forwarded("user", "User"), made("row", "Row")),
        type("Row", alias("author", "User", of: "user", "User"), made("cell", "Cell")),
        type("Cell", received("author", "User")),
    ]

    @Test("a value comes from the nearest provider on each path, and is followed under other names")
    func flow() throws {
        let row = try query(shadowed).explain("Row")
        #expect(titles(row.sources[0].providers) == ["Home.user", "Root.user"])
        let user = try query(shadowed).explain("user: User")
        #expect(titles(user.providers.map(\.place)) == ["Home.user", "Root.user"])
        #expect(titles(user.consumers.map(\.place)) == ["Row.author", "Cell.author"])
        #expect(user.unmet.isEmpty)
        #expect(titles(try query(shadowed).explain("author").consumers.map(\.place)) == ["Cell.author"])
    }

    @Test("what receives a value hands it on to those below it")
    func handedOn() throws {
        let answer = try query([
            type("Root", isRoot: true, made("a", "A"), made("user", "User")),
            type("A", received("user", "User?", ifAvailable: true), made("b", "B")),
            type("B", received("user", "User?")), type("User"),
        ]).explain("User")
        #expect(titles(answer.consumers.map(\.place)) == ["A.user", "B.user"])
    }

    @Test("a life begins where constants end")
    func beginnings() throws {
        let answer = try query(shadowed).explain("Cell")
        #expect(
            answer.beginnings.map { beginning in
                switch beginning {
                case .root(let root): root
                case .later(let place, let makes): "\(place.owner).\(place.label) \(makes)"
                }
            } == ["Root", "Root.home Home"])
    }

    @Test("what nothing provides is unmet, below the roots that lead there")
    func unmet() throws {
        let query = query([
            type("Root", isRoot: true, made("a", "A")),
            type("Other", isRoot: true, made("a", "A"), made("b", "B")),
            type("A", received("b", "B")), type("B"),
        ])
        let source = try query.explain("A").sources[0]
        #expect(titles(source.providers) == ["Other.b"])
        #expect(source.unmetBelow == ["Root"])
    }

    @Test("a cyclic graph with faults is queried like any other")
    func components() throws {
        let query = query([
            type("Root", isRoot: true, made("a", "A"), made("x", "X"), alias("x", "X", of: "x", "X")),
            type("A", made("b", "B"), received("a", "A")), type("B", made("a", "A"), received("x", "X")),
            type("X", received("x", "X")), type("X", received("x", "X")),
        ])
        for name in ["Root", "A", "B", "X", "a: A", "x: X"] {
            #expect(try query.explain(name).subject == name)
        }
        #expect(try query.diagram(DiagramExtent()).nodes.map(\.name) == ["A", "B", "Root", "X", "X #2"])
    }

    @Test("names may be short where that is enough")
    func names() throws {
        let query = query([
            type("Root", isRoot: true, made("one", "Outer.Inner"), made("box", "Box<Int>")),
            type("Outer.Inner", received("id", "Int")), type("Box<Int>", kind: .extension),
            type("Box<String>", kind: .extension), type("Store", fulfils: ["any Storing"]),
        ])
        #expect(try query.explain("Inner").subject == "Outer.Inner")
        #expect(try query.explain("Box<Int>").subject == "Box<Int>")
        #expect(try query.explain("Storing").subject == "Store")
        #expect(try query.explain("Int").subject == "id: Int")
        #expect(try query.explain("one:Outer.Inner").subject == "one: Outer.Inner")
        #expect(
            throws: NameLookupError(name: "Box", candidates: ["Box<Int>", "Box<String>"], isAmbiguous: true)
        ) {
            try query.explain("Box")
        }
        #expect(throws: NameLookupError(name: "Stroe", candidates: ["Store"], isAmbiguous: false)) {
            try query.explain("Stroe")
        }
        #expect(throws: NameLookupError(name: "id: Text", candidates: ["id: Int"], isAmbiguous: false)) {
            try query.explain("id: Text")
        }
    }

    @Test("below one type, and to one, nothing else is drawn")
    func extents() throws {
        let query = query(shadowed)
        func names(_ extent: DiagramExtent) throws -> [String] {
            try query.diagram(extent).nodes.map(\.name)
        }
        #expect(try names(DiagramExtent(below: "Home")) == ["Cell", "Home", "Row"])
        #expect(try names(DiagramExtent(to: "Home")) == ["Home", "Root"])
        #expect(try names(DiagramExtent(below: "Home", to: "Cell")) == ["Cell", "Home", "Row"])
        #expect(try query.diagram(DiagramExtent(to: "User")).edges.map(\.label) == ["user"])
    }

    @Test("a run solves the needs once, for the rules, the code and every query", arguments: [true, false])
    func solvedOnce(isSound: Bool) async throws {
        let fault = isSound ? [] : [type("Other", isRoot: true, received("absent", "Absent"))]
        let types = shadowed + fault
        let modules = types.map { _ in String?.none }
        let validation = await BindingGraph(files(types)).validate(jobs: 2)
        #expect((validation.graph != nil) == isSound)
        let query = GraphQuery(validation, modules: modules)
        #expect(try query.explain("Row").subject == "Row")
        #expect(try query.diagram(DiagramExtent()).nodes.count >= 5)
        var scopes = [validation.analysis.scopes, query.analysis.scopes]
        if let graph = validation.graph {
            let drawn = GraphQuery(graph, modules: modules)
            #expect(drawn.reachedDiagram.nodes.count == 5)
            scopes += [graph.scopes, graph.analysis.scopes, drawn.analysis.scopes]
        }
        // Each solution is an object of its own.
        #expect(Set(scopes.map(ObjectIdentifier.init)).count == 1)
    }

    @Test("a long path is shown by its ends and the number of properties between them")
    func longWay() throws {
        let count = 20_000
        let chain = (0..<count).map {
            type("T\($0)", isRoot: $0 == 0, made("t", "T\($0 + 1)"), made("x", "X\($0)"))
        }
        let query = query(chain + [type("T\(count)", received("x", "X7"))])
        let path = try #require(try query.explain("T\(count)").path)
        #expect(path.root == "T0")
        #expect(path.steps.count + path.leftOut == count)
        #expect(path.steps.count <= GraphAnalysis.longestPath)
        #expect(try query.diagram(DiagramExtent(to: "T\(count)")).edges.count == count)
        #expect(try query.explain("x: X7").consumers.count == 1)
    }
}
