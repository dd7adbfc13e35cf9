import ArborGraph
import ArborModel
import ArborPlanning
import ArborPlans
import ArborTestSupport
import Testing

@Suite("Plans as values")
struct PlanTests {
    private func planner(
        _ types: [ProviderDeclaration], limits: CodeLimits = CodeLimits(deepestCall: 1), jobs: Int = 1
    ) async throws -> ConstructionPlanner {
        let graph = try #require(await BindingGraph(files(types)).validate(jobs: jobs).graph)
        return await ConstructionPlanner(for: graph, limits: limits, jobs: jobs)
    }

    private func description(
        _ types: [ProviderDeclaration], limits: CodeLimits = CodeLimits(deepestCall: 1)
    ) async throws -> String {
        PlanDescription.lines(of: try await planner(types, limits: limits))
            .joined(separator: "\n")
    }

    /// A type made by an Instantiator, with forwarded, received and made values.
    private let deferring = [
        type("Root", isRoot: true, made("store", "Store"), made("later", "Instantiator<Page>")),
        type("Store"), type("Page", forwarded("id", "Int"), received("store", "Store"), made("row", "Row")),
        type("Row", received("id", "Int")),
    ]

    @Test("a slice is a value of names, types and calls, all of them symbols of texts")
    func slice() async throws {
        let planner = try await planner(deferring)
        let texts = planner.file.texts
        func symbol(_ text: String) throws -> Symbol {
            try #require(texts.symbols.first { texts[$0] == text })
        }
        func type(_ text: String) throws -> TypeText { .symbol(try symbol(text)) }
        func name(_ text: String) throws -> LocalName { LocalName(label: try symbol(text)) }
        func argument(_ label: String) throws -> ValuePlan.Argument {
            .init(label: try name(label), value: .name(try name(label)))
        }
        let page = FunctionPlan(
            name: Symbol(0),
            parameters: [
                .init(name: try name("id"), type: try type("Int")),
                .init(name: try name("store"), type: try type("Store")),
            ],
            result: try type("Page"),
            body: BodyPlan(
                bindings: [
                    .init(name: try name("row"), value: .call(.type(try type("Row")), [try argument("id")]))
                ],
                results: [
                    .init(
                        value: .call(
                            .type(try type("Page")),
                            [try argument("id"), try argument("store"), try argument("row")]))
                ]))
        let made = ValuePlan.call(
            .function(Symbol(0)),
            [.init(label: try name("id"), value: .given(member: nil)), try argument("store")])
        let body = BodyPlan(
            bindings: [
                .init(name: try name("store"), value: .call(.type(try type("Store")), [])),
                .init(
                    name: try name("later"), value: .deferred(try type("Instantiator<Page>"), made)),
            ],
            results: [
                .init(value: .call(.selfInitializer, [try argument("store"), try argument("later")]))
            ])
        #expect(planner.sliceCount == 1)
        #expect(
            planner.slice(0) == SlicePlan(root: 0, isFirst: true, isLast: true, functions: [page], body: body)
        )
        #expect(
            planner.file.roots == [
                RootPlan(
                    type: try type("Root"), isClass: true, functionNames: TextTable(["makePage"]),
                    functionCount: 1)
            ])
    }

    @Test("a root of more functions than a slice has is planned in several, the body in the last one")
    func slices() async throws {
        let chain = (0..<100).map { type("T\($0)", made("t", "T\($0 + 1)")) }
        let types = [type("Root", isRoot: true, made("t", "T0"))] + chain + [type("T100")]
        let planner = try await planner(types)
        try #require(planner.sliceCount == 2)
        let slices = [planner.slice(0), planner.slice(1)]
        #expect(slices.map(\.isFirst) == [true, false])
        #expect(slices.map(\.functions.count) == [64, 36])
        let names = slices.flatMap { $0.functions.map(\.name) }
        #expect(names == Array(Symbol.ids(below: 100)))
        #expect(slices[0].body == nil)
        #expect(slices[1].body?.bindings.count == 1)
        #expect(planner.slice(0) == slices[0] && planner.slice(1) == slices[1])
        #expect(slices[0] != slices[1])
    }

    @Test("plans are the same for every number of jobs")
    func jobs() async throws {
        let types =
            (0..<3).map { type("Root\($0)", isRoot: true, made("a", "A"), made("b\($0)", "B")) } + [
                type("A", made("b", "B")), type("B"),
            ]
        let (alone, shared) = (try await planner(types), try await planner(types, jobs: 3))
        #expect(alone.file == shared.file)
        #expect((0..<3).map(alone.slice) == (0..<3).map(shared.slice))
    }

    @Test("deferred values take what the closure is given, and say what they make")
    func deferred() async throws {
        let text = try await description([
            type(
                "Root", isRoot: true, made("pair", "Instantiator<Pair>"),
                made("view", "ErasedInstantiator<(), AnyView>", by: "Leaf", wrapped: true),
                made("safe", "SendableInstantiator<Box>")),
            type("Pair", forwarded("id", "Int"), forwarded("done", "() -> Void"), made("leaf", "Leaf")),
            type("Leaf"), type("Box", made("leaf", "Leaf")),
        ])
        #expect(
            text == """
                root Root (class)
                  sendable makeBox() -> Box
                    leaf = new Leaf()
                    result new Box(leaf: leaf)
                  makePair(id: Int, done: escaping () -> Void) -> Pair
                    leaf = new Leaf()
                    result new Pair(id: id, done: done, leaf: leaf)
                  init
                    pair = later Instantiator<Pair> { make makePair(id: given.id, done: given.done) }
                    view = later ErasedInstantiator<(), AnyView> { new AnyView(new Leaf()) }
                    safe = later SendableInstantiator<Box> { make makeBox() }
                    result self(pair: pair, view: view, safe: safe)
                """)
    }

    @Test("a value of several branches has the condition of each")
    func conditions() async throws {
        var here = type("Clock", received("a", "T"))
        here.conditions = ["HERE"]
        var there = type("Clock")
        there.conditions = ["!(HERE)"]
        there.location.path = "There.swift"
        let text = try await description([
            type("Root", isRoot: true, made("a", "T"), made("clock", "Clock"), made("b", "B")), type("T"),
            type("B", received("clock", "Clock")), here, there,
        ])
        #expect(
            text == """
                root Root (class)
                  init
                    a = new T()
                    clock = new Clock() if !(HERE)
                    clock = new Clock(a: a) if HERE
                    b = new B(clock: clock)
                    result self(a: a, clock: clock, b: b)
                """)
    }

    @Test("a function has its type's condition, and a call that differs by branch a result for each")
    func conditionalFunctions() async throws {
        var page = type("Page", made("row", "Row"))
        page.particulars = .init(branches: [
            .init(conditions: ["SMALL"], arguments: []),
            .init(conditions: [], arguments: [Argument(label: "row", dependency: "row")]),
        ])
        var here = type("Clock", made("row", "Row"))
        here.conditions = ["HERE"]
        var there = type("Clock")
        there.conditions = ["!(HERE)"]
        there.location.path = "There.swift"
        let text = try await description([
            type("Root", isRoot: true, made("page", "Page"), made("clock", "Clock")), type("Row"), page, here,
            there,
        ])
        #expect(
            text == """
                root Root (class)
                  makeClock() -> Clock if HERE
                    row = new Row()
                    result new Clock(row: row)
                  makePage() -> Page
                    row = new Row()
                    result new Page() if SMALL
                    result new Page(row: row)
                  init
                    page = make makePage()
                    clock = new Clock() if !(HERE)
                    clock = make makeClock() if HERE
                    result self(page: page, clock: clock)
                """)
    }

    @Test("the parts of a long body name their values and types")
    func parts() async throws {
        let text = try await description(
            [
                type(
                    "Root", isRoot: true, made("c", "C"), made("p", "any P"), made("a", "A"), made("d", "A")),
                type("A"), type("B", fulfils: ["P"], received("a", "A")), type("C", received("p", "any P")),
            ], limits: CodeLimits(longestBody: 2, deepestCall: 1))
        #expect(
            text == """
                root Root (class)
                  init
                    part of 2: A, any P
                    a = new A()
                    p: any P = new B(a: a)
                    part_2 of 2: C, A
                    c = new C(p: p)
                    d = new A()
                    result self(c: c, p: p, a: a, d: d)
                """)
    }

    @Test("a name that the root hides has an alias, which the code of that root calls")
    func aliases() async throws {
        let planner = try await planner([
            type("Root", isRoot: true, made("T", "T"), made("u", "U")), type("T"),
            type("U", made("t", "T")),
        ])
        #expect(planner.file.aliases == [AliasPlan(name: "TopLevelT", type: "T")])
        #expect(
            PlanDescription.lines(of: planner) == [
                "root Root (class)", "  makeU() -> U", "    t = new TopLevelT()", "    result new U(t: t)",
                "  init", "    T#2 = new TopLevelT()", "    u = make makeU()",
                "    result self(T: T#2, u: u)",
            ])
    }

    @Test("a value that may be absent is mapped, and one without a provider is absent")
    func absent() async throws {
        let text = try await description([
            type("Root", isRoot: true, made("a", "A"), made("page", "Instantiator<Page>")),
            type("Page", forwarded("s", "S"), made("a", "A")),
            type("A", alias("w", "W?", of: "s", "S?", wrapped: true, ifAvailable: true)), type("S"),
        ])
        #expect(
            text == """
                root Root (class)
                  makeA(s: S?) -> A
                    w: W? = map W over s
                    result new A(w: w)
                  makePage(s: S) -> Page
                    a = make makeA(s: s)
                    result new Page(s: s, a: a)
                  init
                    a = make makeA(s: absent)
                    page = later Instantiator<Page> { make makePage(s: given) }
                    result self(a: a, page: page)
                """)
    }

    @Test("words of the language among the labels are known to the plan")
    func words() async throws {
        let file = try await planner([type("Root", isRoot: true, made("default", "A")), type("A")]).file
        let reserved = file.texts.symbols.filter(file.words.isReserved)
        #expect(reserved.map { file.texts[$0] } == ["default"])
    }

    @Test("the head of a root's code has its type's conditions, availability and isolation")
    func frame() async throws {
        var root = type("Root", isRoot: true, kind: .struct, made("a", "A"))
        root.conditions = ["DEBUG"]
        root.concurrency = WrittenConcurrency(construction: .attribute("MainActor"))
        root.particulars = .init(availability: ["@available(macOS 14, *)"], mayHaveSuperclass: true)
        var leaf = type("A")
        leaf.conditions = ["DEBUG"]
        let text = try await description([root, leaf])
        #expect(
            text == """
                root Root @available(macOS 14, *) on MainActor distinct by Root if DEBUG
                  init
                    a = new A()
                    result self(a: a)
                """)
    }
}
