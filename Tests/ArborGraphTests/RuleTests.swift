import ArborModel
import ArborReporting
import ArborTestSupport
import Testing

@testable import ArborGraph

@Suite("Rules")
struct RuleTests {
    /// The faults of a graph, as they are printed.
    private func faults(_ types: [ProviderDeclaration]) async -> String {
        await BindingGraph(files(types)).validate(jobs: 2).diagnostics.map { PlainRenderer().render($0) }
            .joined()
    }

    @Test("an erased Instantiator is given what its product forwards, sorted by label")
    func erasedValues() async {
        func text(_ given: String) async -> String {
            await faults([
                type(
                    "Root", isRoot: true,
                    made("view", "ErasedInstantiator<\(given), AnyView>", by: "View", wrapped: true)),
                type("View", forwarded("user", "User"), forwarded("id", "Int")),
            ])
        }
        #expect(await text("(id: Int, user: User)") == "")
        #expect(await text("View.ForwardedProperties") == "")
        #expect(
            await text("(user: User, id: Int)").hasPrefix(
                "Root.swift:2:1: error: 'view: ErasedInstantiator<(user: User, id: Int), AnyView>' must forward "
                    + "'(id: Int, user: User)' to View [erased-values]\n"))
        #expect(await text("()").contains("[erased-values]"))
    }

    @Test("a sound graph has no faults")
    func sound() async {
        #expect(await faults([type("Root", isRoot: true, made("a", "A")), type("A")]) == "")
    }

    @Test("a missing provider is reported with similar names")
    func missingProvider() async {
        let text = await faults([
            type("Root", isRoot: true, made("a", "A")), type("A", made("store", "Storage")), type("Storge"),
        ])
        #expect(
            text == """
                A.swift:2:1: error: A instantiates 'store: Storage', but no @Instantiable type makes 'Storage' [missing-provider]
                Storge.swift:1:1: note: 'Storge' is declared here
                A.swift:2:1: note: help: write 'Storge'

                """)
    }

    @Test("an unmet dependency is reported once, with its near miss instead of the path")
    func unmet() async {
        let text = await faults([
            type(
                "Root", isRoot: true, made("a", "A"), made("b", "B"), made("account", "User"),
                made("user", "Person")),
            type("A", made("b", "B")), type("B", received("user", "User")), type("User"), type("Person"),
        ])
        #expect(
            text == """
                B.swift:2:1: error: B receives 'user: User', but no type above it provides that [unmet-dependency]
                Root.swift:4:1: note: Root provides 'account: User'
                B.swift:2:1: note: help: rename the property to 'account'; or write '@Received(fulfilledByDependencyNamed: "account", ofType: User.self)'

                """)
    }

    @Test("onlyIfAvailable is proposed for an optional that is provided unwrapped")
    func unmetOptional() async {
        let text = await faults([
            type("Root", isRoot: true, made("a", "A"), made("user", "User")),
            type("A", received("user", "User?")),
            type("User"),
        ])
        #expect(
            text.contains(
                "help: write '@Received(onlyIfAvailable: true)', which gives 'nil' where the value is not provided"
            ))
    }

    @Test("a value that may be missing and that is made later, or makes the consumer, is always missing")
    func valueThatIsNeverReady() async {
        let text = await faults([
            type(
                "Root", isRoot: true, made("engine", "Engine"), made("account", "Account"), made("log", "Log")
            ),
            type("Engine", made("jobs", "Instantiator<Job>")),
            type("Job", received("engine", "Engine?", ifAvailable: true)),
            type("Account", received("log", "Log?", ifAvailable: true)),
            type("Log", received("account", "Account")),
        ])
        #expect(
            text == """
                Account.swift:2:1: warning: Account receives 'log: Log?', but Root makes it after 'account', so it is always 'nil' [never-available]
                Root.swift:1:1: note: Root is the root
                Root.swift:3:1: note: Root instantiates 'account: Account'
                Root.swift:4:1: note: Root provides 'log: Log'
                Account.swift:2:1: note: help: let 'log' not need 'account'; or set 'log' when both are made
                Job.swift:2:1: warning: Job receives 'engine: Engine?', but Engine makes Job, so it is always 'nil' [never-available]
                Root.swift:1:1: note: Root is the root
                Root.swift:2:1: note: Root instantiates 'engine: Engine'
                Engine.swift:2:1: note: Engine instantiates 'jobs: Instantiator<Job>'
                Root.swift:2:1: note: Root provides 'engine: Engine'
                Job.swift:2:1: note: help: let Engine make what Job needs of it as a type of its own, and receive that; or declare 'engine' as @Forwarded, and pass 'self' where Engine calls 'jobs.instantiate(…)'

                """)
    }

    @Test("a slip in the name of a value that may be missing is a warning, since the value is always missing")
    func slipInOptionalName() async {
        let text = await faults([
            type("Root", isRoot: true, made("badge", "Badge"), made("a", "A")), type("Badge"),
            type("A", made("b", "B")),
            type("B", received("bagde", "Badge?", ifAvailable: true)),
        ])
        #expect(
            text == """
                B.swift:2:1: warning: B receives 'bagde: Badge?', which no type provides, so it is always 'nil' [never-available]
                Root.swift:2:1: note: Root provides 'badge: Badge'
                B.swift:2:1: note: help: rename the property to 'badge', also where the initializer takes it

                """)
    }

    @Test("another type under the name of a value that may be missing is a warning: one may be an alias")
    func otherTypeOfOptional() async {
        let text = await faults([
            type("Root", isRoot: true, made("id", "UUID"), made("a", "A")), type("UUID"),
            type("A", received("id", "UserID?", ifAvailable: true)),
        ])
        #expect(
            text == """
                A.swift:2:1: warning: A receives 'id: UserID?', which no type provides, so it is always 'nil' [never-available]
                Root.swift:2:1: note: Root provides 'id: UUID'
                A.swift:2:1: note: help: write 'UUID?' as its type, also in the initializer

                """)
    }

    @Test("a value that may be missing has another name, another type or a provider: no warning")
    func missingOnPurpose() async {
        let text = await faults([
            type("Root", isRoot: true, made("badge", "Badge"), made("a", "A"), made("c", "C")), type("Badge"),
            type(
                "A", received("badge2", "Badge?", ifAvailable: true),
                received("bagde", "Log?", ifAvailable: true),
                received("badges", "Badge?", ifAvailable: true)),
            type("C", alias("badges", "Badge", of: "badge", "Badge")),
        ])
        #expect(text == "")
    }

    @Test("a root that receives a value is an error: no scope is above it")
    func rootReceives() async {
        let text = await faults([type("Root", isRoot: true, received("user", "User"))])
        #expect(
            text.hasPrefix(
                "Root.swift:2:1: error: Root receives 'user: User', but a root has no type above it"))
    }

    @Test("a root can't be given values")
    func rootForwards() async {
        let text = await faults([type("Root", isRoot: true, forwarded("user", "User"))])
        #expect(
            text.hasPrefix(
                "Root.swift:2:1: error: Root is a root, so no caller can give it the forwarded value 'user: User'"
            ))
    }

    @Test("a constant can't have forwarded properties")
    func forwardedIntoConstant() async {
        let text = await faults([
            type("Root", isRoot: true, made("a", "A")), type("A", forwarded("user", "User")),
        ])
        #expect(
            text == """
                Root.swift:2:1: error: 'a: A' is made together with Root, but A has forwarded properties, whose values only a caller can give [forwarded-into-constant]
                A.swift:2:1: note: A has the forwarded property 'user: User'
                Root.swift:2:1: note: help: declare 'a: Instantiator<A>', and call 'a.instantiate(…)' with the values

                """)
    }

    @Test("two providers of one type are named, both with their places")
    func duplicates() async {
        let text = await faults([
            type("Root", isRoot: true), type("A", fulfils: ["P"]), type("B", fulfils: ["any P"]),
        ])
        #expect(
            text == """
                B.swift:1:1: error: 2 types provide 'P': A, B [duplicate-provider]
                A.swift:1:1: note: A provides it too
                B.swift:1:1: note: help: remove 'P.self' from the 'fulfillingAdditionalTypes' of all but one; a property that needs another one names it, as in '@Instantiated(fulfilledByType: "B")'

                """)
    }

    @Test("a cycle of constants is drawn step by step")
    func cycle() async {
        let text = await faults([
            type("Root", isRoot: true, made("a", "A")), type("A", made("b", "B")), type("B", made("a", "A")),
        ])
        #expect(
            text == """
                A.swift:2:1: error: A depends on itself: A -> B -> A [dependency-cycle]
                B.swift:2:1: note: B instantiates 'a: A'
                A.swift:2:1: note: help: remove 'b' from A or 'a' from B, or declare all of them as Instantiators: 'b: Instantiator<B>' in A, 'a: Instantiator<A>' in B, and call 'instantiate(…)' where they are used

                """)
    }

    @Test("a cycle that is deferred in part must be deferred everywhere")
    func mixedCycle() async {
        let text = await faults([
            type("Root", isRoot: true, made("a", "A")), type("A", made("b", "Instantiator<B>")),
            type("B", made("a", "A")),
        ])
        #expect(
            text.contains(
                "or declare 'a: Instantiator<A>' in B, and call 'a.instantiate(…)' where it is used: in a cycle, each"
            ))
    }

    @Test("a cycle that is deferred everywhere is valid")
    func lazyCycle() async {
        let text = await faults([
            type("Root", isRoot: true, made("a", "A")), type("A", made("b", "Instantiator<B>")),
            type("B", made("a", "Instantiator<A>")),
        ])
        #expect(text == "")
    }

    @Test("a property that its own product receives is a cycle")
    func selfReceived() async {
        let text = await faults([
            type("Root", isRoot: true, made("a", "A")), type("A", made("b", "B")),
            type("B", received("a", "A")),
        ])
        #expect(
            text == """
                Root.swift:2:1: error: 'a: A' of Root depends on itself: a -> a [dependency-cycle]
                A.swift:2:1: note: A instantiates 'b: B'
                B.swift:2:1: note: B receives 'a: A'
                Root.swift:2:1: note: help: remove 'a' from B: A makes B, which can't receive its maker

                """)
    }

    @Test("siblings that receive each other are a cycle")
    func siblings() async {
        let text = await faults([
            type("Root", isRoot: true, made("a", "A"), made("b", "B")), type("A", received("b", "B")),
            type("B", received("a", "A")),
        ])
        #expect(text.hasPrefix("Root.swift:2:1: error: 'a: A' of Root depends on itself: a -> b -> a"))
    }

    @Test("siblings that all receive each other are one component, reported once")
    func knottedSiblings() async {
        let names = (0..<12).map { "S\($0)" }
        let types = names.map { name in
            var sibling = type(name)
            let others = names.filter { $0 != name }.map { received($0.lowercased(), $0) }
            sibling.dependencies = others
            return sibling
        }
        var root = type("Root", isRoot: true)
        root.dependencies = names.map { made($0.lowercased(), $0) }
        let text = await faults([root] + types)
        #expect(text.split(separator: "\n").count { $0.contains("[dependency-cycle]") } == 1)
    }

    @Test("an Instantiator that its own product receives should be instantiated there")
    func lazySelf() async {
        let text = await faults([
            type("Root", isRoot: true, made("make", "Instantiator<A>")),
            type("A", received("make", "Instantiator<A>")),
        ])
        #expect(text.contains("declare 'make' as @Instantiated in the type that receives it"))
    }

    @Test("all faults come in one run, in the order of their places")
    func allAtOnce() async {
        let text = await faults([
            type("Root", isRoot: true, made("a", "A"), made("z", "Zed"), made("c", "C")),
            type("A", received("user", "User")), type("C", forwarded("x", "X")),
        ])
        let ids = text.split(separator: "\n").filter { $0.contains(" error: ") }.map {
            $0.split(separator: "[").last!
        }
        #expect(ids == ["unmet-dependency]", "missing-provider]", "forwarded-into-constant]"])
    }

    @Test("thousands of missing providers are no search each", .timeLimit(.minutes(1)))
    func manyMissing() async {
        let owners = (0..<5000).map { type("Owner\($0)", made("x", "Widget\($0)")) }
        var root = type("Root", isRoot: true)
        root.dependencies = owners.enumerated().map { made("o\($0)", $1.name) }
        let analysis = GraphAnalysis(BindingGraph(files([root] + owners)))
        #expect(MissingProviderRule().diagnostics(for: analysis).count == owners.count)
    }

    @Test("thousands of unmet dependencies each follow only their own path", .timeLimit(.minutes(1)))
    func manyUnmet() async {
        let consumers = (0..<5000).map { type("Taker\($0)", received("x\($0)", "Widget")) }
        var root = type("Root", isRoot: true)
        root.dependencies = consumers.enumerated().map { made("t\($0)", $1.name) }
        let analysis = GraphAnalysis(BindingGraph(files([root] + consumers)))
        #expect(UnmetDependencyRule().diagnostics(for: analysis).count == consumers.count)
    }

    @Test("types that no root reaches are not judged")
    func unreachable() async {
        let text = await faults([type("Root", isRoot: true), type("Lost", received("user", "User"))])
        #expect(text == "")
    }

    @Test("roots are inferred where none is declared")
    func inferredRoots() {
        let graph = BindingGraph(
            files([
                type("App", made("a", "A")), type("A", made("b", "B")), type("B"),
                type("C", received("b", "B")),
            ]))
        #expect(graph.roots.map { graph.nodes[$0].type.description } == ["App"])
    }

    @Test("a nested name is seen from inside, the nearest first")
    func nestedNames() async {
        let text = await faults([
            type("Root", isRoot: true, made("service", "Service"), made("outer", "Service")),
            type("Root.Service"),
        ])
        #expect(text == "")
    }
}
