import ArborModel
import ArborTestSupport
import Testing

@testable import ArborGraph

@Suite("Needs")
struct NeedTests {
    /// The needs of each type, as text.
    private func needs(_ types: [ProviderDeclaration]) -> [String: [String]] {
        let graph = BindingGraph(files(types))
        let scopes = NeedSolver.solve(graph)
        return Dictionary(
            uniqueKeysWithValues: graph.nodes.indices.map { node in
                (
                    graph.nodes[node].type.description,
                    scopes.needs(of: node).map { (need: Need) in
                        graph.key(need.key).description + (need.isIfAvailable ? " if available" : "")
                    }.sorted()
                )
            })
    }

    @Test("a received value is a need of all types above, up to its provider")
    func passedOn() {
        let needs = needs([
            type("Root", isRoot: true, made("a", "A"), made("user", "User")),
            type("A", made("b", "B")), type("B", made("c", "C")), type("C", received("user", "User")),
            type("User"),
        ])
        #expect(
            needs == ["Root": [], "A": ["user: User"], "B": ["user: User"], "C": ["user: User"], "User": []])
    }

    @Test("a forwarded value meets the needs below it")
    func forwardedValue() {
        let needs = needs([
            type("Root", isRoot: true, made("home", "Instantiator<Home>")),
            type("Home", forwarded("user", "User"), made("list", "List")),
            type("List", received("user", "User")),
        ])
        #expect(needs == ["Root": [], "Home": [], "List": ["user: User"]])
    }

    @Test("an alias needs its source and meets the needs for its new name")
    func aliases() {
        let needs = needs([
            type("Root", isRoot: true, made("manager", "Manager"), made("view", "View")), type("Manager"),
            type("View", alias("vendor", "Vendor", of: "manager", "Manager"), made("row", "Row")),
            type("Row", received("vendor", "Vendor")),
        ])
        #expect(needs["View"] == ["manager: Manager"])
        #expect(needs["Row"] == ["vendor: Vendor"])
    }

    @Test("an if-available need is met by the plain type as well as by the optional one")
    func ifAvailable() {
        let needs = needs([
            type("Root", isRoot: true, made("out", "Instantiator<Out>"), made("in_", "Instantiator<In>")),
            type("Out", made("feed", "Feed")), type("In", forwarded("user", "User"), made("feed", "Feed")),
            type("Feed", received("user", "User?", ifAvailable: true)),
        ])
        #expect(needs["Feed"] == ["user: User? if available"])
        #expect(needs["In"] == [])
        #expect(needs["Out"] == ["user: User? if available"])
    }

    @Test("what a type receives if available, it offers to those below it")
    func ifAvailableIsOffered() {
        let needs = needs([
            type("Root", isRoot: true, made("feed", "Feed")),
            type("Feed", received("user", "User?", ifAvailable: true), made("row", "Row")),
            type("Row", received("user", "User?")),
        ])
        #expect(needs["Feed"] == ["user: User? if available"])
        #expect(needs["Root"] == ["user: User? if available"])
    }

    @Test("recursion through Instantiators reaches a fixed point")
    func recursion() {
        let needs = needs([
            type("Root", isRoot: true, made("a", "A"), made("x", "X"), made("y", "Y")), type("X"), type("Y"),
            type("A", made("b", "Instantiator<B>"), received("x", "X")),
            type("B", made("a", "Instantiator<A>"), received("y", "Y")),
        ])
        #expect(needs["A"] == ["x: X", "y: Y"])
        #expect(needs["B"] == ["x: X", "y: Y"])
        #expect(needs["Root"] == [])
    }

    @Test("one type in many spellings is one type")
    func spellings() {
        let needs = needs([
            type("Root", isRoot: true, made("list", "List"), made("p", "any P"), made("q", "Q")),
            type("P1", fulfils: ["P"]), type("Q"),
            type("List", received("p", "P"), made("deep", "Deep")), type("Deep", received("p", "any P")),
        ])
        #expect(needs["Root"] == [])
        #expect(needs["List"] == ["p: P"])
    }

    @Test("a chain of 20,000 types is no recursion")
    func longChain() {
        let count = 20_000
        let chain = (0..<count).map { type("T\($0)", made("t", "T\($0 + 1)")) }
        let needs = needs(chain + [type("T\(count)", received("end", "End"))])
        #expect(needs["T0"] == ["end: End"])
    }
}

@Suite("The order inside a scope")
struct ScopeOrderTests {
    private func order(_ types: [ProviderDeclaration], of name: String) -> [String] {
        let graph = BindingGraph(files(types))
        let node = graph.nodes.firstIndex { $0.type.description == name }!
        return NeedSolver.solve(graph).order(of: node, in: graph).map {
            graph.nodes[node].properties[$0].label
        }
    }

    @Test("a property comes after those that its product takes, otherwise in the order of declaration")
    func behind() {
        let types = [
            type("Root", isRoot: true, made("z", "Z"), made("b", "B"), made("a", "A")),
            type("Z"), type("B", received("a", "A")), type("A"),
        ]
        #expect(order(types, of: "Root") == ["z", "a", "b"])
    }

    @Test("an Instantiator comes after the values that its product takes at any depth")
    func deep() {
        let types = [
            type("Root", isRoot: true, made("make", "Instantiator<B>"), made("a", "A")),
            type("B", made("c", "C")), type("C", received("a", "A")), type("A"),
        ]
        #expect(order(types, of: "Root") == ["a", "make"])
    }

    @Test("if two properties would take each other if available, the first one declared does")
    func softLoop() {
        let types = [
            type("Root", isRoot: true, made("a", "A"), made("b", "B")),
            type("A", received("b", "B?", ifAvailable: true)),
            type("B", received("a", "A?", ifAvailable: true)),
        ]
        #expect(order(types, of: "Root") == ["b", "a"])
    }

    @Test("an if-available need never comes before a required one")
    func softAgainstHard() {
        let types = [
            type("Root", isRoot: true, made("a", "A"), made("b", "B")),
            type("A", received("b", "B?", ifAvailable: true)), type("B", received("a", "A")),
        ]
        #expect(order(types, of: "Root") == ["a", "b"])
    }
}
