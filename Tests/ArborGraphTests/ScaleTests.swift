import ArborModel
import ArborReporting
import ArborTestSupport
import Testing

@testable import ArborGraph

/// The tests count entries instead of measuring time, so that they don't depend on the machine.
@Suite("Large graphs")
struct ScaleTests {
    @Test(
        "a need that is handed down a chain is stored once, whatever the length of the chain",
        arguments: [1_000, 20_000])
    func sharedNeeds(_ count: Int) {
        let chain = (0..<count).map { type("T\($0)", made("t", "T\($0 + 1)")) }
        let graph = BindingGraph(files(chain + [type("T\(count)", received("a", "A"), received("b", "B"))]))
        let scopes = NeedSolver.solve(graph)
        #expect(scopes.keptNeeds == 2)
        #expect(scopes.needs(of: NodeID(0)).count == 2)
    }

    @Test("types that all make each other share what they need", arguments: [100, 2_000])
    func component(_ count: Int) async {
        let component = (0..<count).map { number in
            type(
                "T\(number)", made("a", "Instantiator<T\((number + 1) % count)>"),
                made("b", "Instantiator<T\(number * 7 % count)>"), received("x\(number % 3)", "X"))
        }
        let root = type(
            "Root", isRoot: true, made("x0", "X"), made("x1", "X"), made("x2", "X"), made("t", "T0"))
        let graph = BindingGraph(files(component + [root, type("X")]))
        let scopes = NeedSolver.solve(graph)
        #expect(scopes.keptNeeds == 3)
        #expect(await graph.validate(jobs: 2).diagnostics.isEmpty)
    }

    @Test("the explanation of a fault does not grow with the path to it")
    func longWays() async {
        func notes(_ count: Int) async -> [Int] {
            let chain = (0..<count).map { number in
                type("T\(number)", isRoot: number == 0, made("t", "T\(number + 1)"), made("m", "M\(number)"))
            }
            let last = type("T\(count)", received("u", "U"))
            let diagnostics = await BindingGraph(files(chain + [last])).validate(jobs: 2).diagnostics
            #expect(diagnostics.count == count + 1)
            return diagnostics.map(\.path.count).sorted().suffix(10)
        }
        #expect(await notes(100) == notes(400))
    }

    @Test("a long path is reported by its root and both ends")
    func endsOfAWay() async throws {
        let chain = (0..<100).map { type("T\($0)", isRoot: $0 == 0, made("t", "T\($0 + 1)")) }
        let validation = await BindingGraph(files(chain + [type("T100", received("u", "U"))])).validate(
            jobs: 1)
        let fault = try #require(validation.diagnostics.first)
        #expect(fault.path.count == 2 + GraphAnalysis.longestPath)
        #expect(fault.path[0].message == "T0 is the root")
        #expect(fault.path[1].message == "T0 instantiates 't: T1'")
        #expect(fault.path[2].message == "some types between are left out")
        #expect(fault.path.last?.message == "T99 instantiates 't: T100'")
        #expect(
            fault.help?.hasSuffix("declare '@Instantiated let u: U' in T99, and let its initializer take it")
                == true)
    }

    @Test("3,000 siblings may each take twelve others if they are there")
    func manyOptionalSiblings() async throws {
        let count = 3_000
        let siblings = (0..<count).map { number -> ProviderDeclaration in
            var sibling = type("T\(number)")
            sibling.dependencies = (1...12).map {
                received("t\((number + $0 * 5) % count)", "T\((number + $0 * 5) % count)?", ifAvailable: true)
            }
            return sibling
        }
        var root = type("Root", isRoot: true)
        root.dependencies = (0..<count).map { made("t\($0)", "T\($0)") }
        let graph = BindingGraph(files(siblings + [root]))
        // Some are never there, because all need each other.
        #expect(await graph.validate(jobs: 2).diagnostics.allSatisfy { $0.id == .neverAvailable })
    }
}

@Suite("Soft edges")
struct OptionalEdgesTests {
    private typealias Edge = InitializationOrder.Edge

    /// By the definition: an edge is kept where its end does not lead to its start.
    private func kept(hard: [Edge], soft: [Edge]) -> [Edge] {
        var edges = hard
        var kept: [Edge] = []
        for edge in soft where !reaches(edge.from, from: edge.to, by: edges) {
            edges.append(edge)
            kept.append(edge)
        }
        return kept
    }

    private func reaches(_ goal: PropertyID, from start: PropertyID, by edges: [Edge]) -> Bool {
        var seen: Set<PropertyID> = [start]
        var pending = [start]
        while let place = pending.popLast() {
            if place == goal { return true }
            for edge in edges where edge.from == place && seen.insert(edge.to).inserted {
                pending.append(edge.to)
            }
        }
        return false
    }

    @Test("those are kept that close no loop with those before them", arguments: 0..<200)
    func asDefined(_ seed: Int) {
        var random = SplitMix(seed: UInt64(seed) * 2 + 1)
        let count = Int32.random(in: 2...14, using: &random)
        func end() -> PropertyID { PropertyID(rawValue: .random(in: 0..<count, using: &random)) }
        func edges(_ most: Int) -> [Edge] {
            (0..<Int.random(in: 0...most, using: &random)).map { _ in (end(), end()) }.sorted { $0.0 < $1.0 }
        }
        let hard = edges(seed % 3 * 6)
        let soft = edges(30).filter { $0.from != $0.to }
        let found = OptionalEdges(hard: hard, count: Int(count)).kept(of: soft)
        let expected = kept(hard: hard, soft: soft)
        #expect(found.map { [$0.from, $0.to] } == expected.map { [$0.from, $0.to] })
    }
}
