import ArborModel
import ArborTestSupport
import Testing

@testable import ArborGraph

@Suite("Paths to a fault")
struct WayTests {
    private func counts(_ targets: [[Int]], from starts: [Int] = [0]) -> [UInt32] {
        var graph = Adjacency<NodeID, NodeID>()
        for list in targets {
            for target in list { graph.append(NodeID(target)) }
            graph.endNode()
        }
        let counts = PathCounts(from: starts.map { NodeID($0) }, in: graph)
        return graph.sources.map { counts[$0] }
    }

    @Test("path counts add up where paths meet, and paths start at each root")
    func counted() {
        #expect(counts([[1, 2], [3], [3], []]) == [1, 1, 1, 2])
        #expect(counts([[1, 1], [2, 2], []]) == [1, 2, 4])
        #expect(counts([[2], [2], []], from: [0, 1]) == [1, 1, 2])
        #expect(counts([[1], [], [1]]) == [1, 1, 0])
    }

    @Test("paths around a loop don't count")
    func loops() {
        #expect(counts([[1], [2], [1, 3], []]) == [1, 1, 1, 1])
        #expect(counts([[0, 1], []]) == [1, 1])
        #expect(counts([[1, 2], [2], [1]]).allSatisfy { $0 >= 1 })
    }

    @Test("more paths than can be counted are reported as many")
    func overflow() {
        let ladder = (0..<40).map { [$0 + 1, $0 + 1] } + [[]]
        #expect(counts(ladder).last == .max)
        #expect(counts(ladder)[31] == 1 << 31)
    }

    @Test("a graph of 200,000 layers is no recursion", .timeLimit(.minutes(1)))
    func deep() {
        #expect(counts((0..<200_000).map { [$0 + 1] } + [[]]).last == 1)
    }

    private func faults(_ types: [ProviderDeclaration]) async -> [Diagnostic] {
        await BindingGraph(files(types)).validate(jobs: 2).diagnostics
    }

    @Test("a fault is reported once, with the number of paths to it")
    func diamonds() async throws {
        let depth = 12
        var types = (0..<depth).flatMap { layer in
            ["L", "R"].map {
                type(
                    "\($0)\(layer)", made("l", layer + 1 < depth ? "L\(layer + 1)" : "End"),
                    made("r", layer + 1 < depth ? "R\(layer + 1)" : "End"))
            }
        }
        types += [
            type("Root", isRoot: true, made("l", "L0"), made("r", "R0")), type("End", received("x", "X")),
        ]
        let found = await faults(types)
        let fault = try #require(found.first)
        #expect(found.count == 1)
        #expect(fault.pathCount == 1 << UInt32(depth + 1))
        #expect(fault.pathTitles.first == "Root")
        #expect(fault.pathTitles.last == "x: X")
        #expect(fault.pathTitles.count == depth + 3)
    }

    @Test("a long path is reported by its beginning and its end")
    func longWay() async throws {
        let types = (0..<100).map { type("T\($0)", isRoot: $0 == 0, made("next", "T\($0 + 1)")) }
        let fault = try #require(await faults(types + [type("T100", received("x", "X"))]).first)
        #expect(fault.pathTitles.count == 1 + GraphAnalysis.longestPath + 1 + 1)
        #expect(fault.pathTitles[..<4] == ["T0", "next: T1", "…", "next: T78"])
        #expect(fault.pathCount == 1)
        #expect(
            fault.help?.hasSuffix("declare '@Instantiated let x: X' in T99, and let its initializer take it")
                == true)
    }

    @Test("the path to a loop does not go around it")
    func loopFromItsNearestType() async throws {
        let found = await faults([
            type("Root", isRoot: true, made("z", "Z")), type("Z", made("a", "Instantiator<A>")),
            type("A", made("z", "Z")),
        ])
        #expect(found.map(\.pathTitles) == [["Root", "z: Z", "a: Instantiator<A>", "z: Z"]])
        #expect(found.map(\.location?.path) == ["A.swift"])
    }
}

@Suite("What may have been meant")
struct NearMissTests {
    private func notes(_ types: [ProviderDeclaration]) async -> [String] {
        await BindingGraph(files(types)).validate(jobs: 2).diagnostics.first?.nearMisses.map(\.message) ?? []
    }

    @Test("a misspelt label, a misspelt type, both")
    func misspelt() async {
        func notes(_ label: String, _ name: String) async -> [String] {
            await self.notes([
                type("Root", isRoot: true, made("child", "Child"), made("session", "Session")),
                type("Child", received(label, name)), type("Session"),
            ])
        }
        let expected = ["Root provides 'session: Session'"]
        #expect(await notes("sesion", "Session") == expected)
        #expect(await notes("session", "Sesion") == expected)
        #expect(await notes("sesion", "Sesson") == expected)
        #expect(await notes("clock", "Clock") == ["no @Instantiable type makes 'Clock'"])
    }

    @Test("an optional where none is asked for")
    func optional() async {
        let notes = await notes([
            type("Root", isRoot: true, made("child", "Instantiator<Child>")),
            type("Child", forwarded("user", "User?"), made("leaf", "Leaf")),
            type("Leaf", received("user", "User")),
        ])
        #expect(notes == ["Child provides 'user: User?'"])
    }

    @Test("a value that another branch provides is reported as out of reach")
    func elsewhere() async {
        let notes = await notes([
            type("Root", isRoot: true, made("a", "A"), made("b", "B")), type("A", made("user", "User")),
            type("B", received("user", "User")), type("User"),
        ])
        #expect(notes == ["A provides 'user: User', but it is not above B"])
    }

    @Test("a type that no property makes yet can be made in the lowest type above all consumers")
    func makeable() async {
        let diagnostics = await BindingGraph(
            files([
                type("Root", isRoot: true, made("a", "A"), made("e", "E")),
                type("A", made("b", "B"), made("c", "C")),
                type("B", received("user", "User")), type("C", received("user", "User")), type("User"),
                type("E"),
            ])
        ).validate(jobs: 2).diagnostics
        #expect(
            diagnostics.map(\.help) == [
                "declare '@Instantiated let user: User' in A, and let its initializer take it"
            ])
        #expect(diagnostics.map { $0.places.map(\.message) } == [["C receives it too"]])
    }

    @Test("@Forwarded is proposed only where an Instantiator makes one of the types")
    func forwarding() async {
        func help(_ child: String) async -> String? {
            await BindingGraph(
                files([
                    type("Root", isRoot: true, made("a", child)), type("A", made("b", "B")),
                    type("B", received("user", "User")),
                ])
            ).validate(jobs: 2).diagnostics.first?.help
        }
        #expect(
            await help("A")
                == "annotate 'User', or an extension of it, with @Instantiable, and declare '@Instantiated let user: User' in A, and let its initializer take it"
        )
        #expect(
            await help("Instantiator<A>")
                == "declare '@Forwarded let user: User' in A, and pass the value where Root calls 'a.instantiate'"
        )
    }

    @Test("thousands of names that are alike don't hold up the run", .timeLimit(.minutes(1)))
    func manyAlike() {
        var index = NameIndex<Int>()
        for number in 0..<20_000 { index.add(number, named: "Widget\(number)") }
        #expect(index.values(near: "Widgt7").first?.value == 7)
        var found = 0
        for number in 0..<20_000 { found += index.values(near: "Widget\(number)x").count }
        #expect(found < 20_000 * 500)
    }
}
