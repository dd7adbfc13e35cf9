import ArborModel
import ArborPlanning
import ArborTestSupport
import Testing

@Suite("Generated Swift")
struct SwiftEmissionTests {
    /// The code of the roots without the file's header. Each value has a constant.
    private func code(_ types: [ProviderDeclaration]) async throws -> String {
        let text = try await generatedCode(for: types, limits: CodeLimits(deepestCall: 1))
        return String(text.drop { $0 != "\n" }.drop { $0 != "e" })
    }

    @Test("a type that needs one call is created by that call everywhere")
    func leaves() async throws {
        let code = try await code([
            type("Root", isRoot: true, kind: .struct, made("b", "B"), made("a", "A")), type("A"),
            type("B", received("a", "A")),
        ])
        #expect(
            code.hasSuffix(
                """
                extension Root {
                    /// Makes the whole dependency tree.
                    public init() {
                        let a = A()
                        let b = B(a: a)
                        self.init(b: b, a: a)
                    }
                }

                """))
    }

    @Test("a type that needs several values has one function, however many types create it")
    func oneFunction() async throws {
        let code = try await code([
            type("Root", isRoot: true, made("a", "A"), made("b", "B"), made("x", "X")), type("X"),
            type("A", made("c", "C")), type("B", made("c", "C")),
            type("C", made("d", "D"), received("x", "X")),
            type("D"),
        ])
        #expect(code.components(of: "func makeC(x: X) -> C {") == 2)
        #expect(code.contains("let a = makeA(x: x)"))
        #expect(code.contains("public convenience init() {"))
    }

    @Test("forwarded values are passed to the closure of an Instantiator")
    func forwardedValues() async throws {
        let code = try await code([
            type("Root", isRoot: true, made("one", "Instantiator<One>"), made("two", "Instantiator<Two>")),
            type("One", forwarded("user", "User"), made("row", "Row")), type("Row", received("user", "User")),
            type("Two", forwarded("id", "Int"), forwarded("name", "String")),
        ])
        #expect(code.contains("let one = Instantiator<One> { makeOne(user: $0) }"))
        #expect(code.contains("let two = Instantiator<Two> { Two(id: $0.id, name: $0.name) }"))
    }

    @Test("a recursive type has a function that calls itself")
    func recursion() async throws {
        let code = try await code([
            type("Root", isRoot: true, made("folder", "Folder")),
            type("Folder", made("child", "Instantiator<Folder>")),
        ])
        #expect(code.contains("let child = Instantiator<Folder> { makeFolder() }"))
    }

    @Test("only the functions that a Sendable Instantiator reaches are Sendable")
    func sendable() async throws {
        let code = try await code([
            type("Root", isRoot: true, made("a", "SendableInstantiator<A>"), made("c", "C")),
            type("A", made("b", "B")), type("B", made("leaf", "Leaf")), type("C", made("leaf", "Leaf")),
            type("Leaf"),
        ])
        #expect(code.contains("@Sendable nonisolated func makeA()"))
        #expect(code.contains("@Sendable nonisolated func makeB()"))
        #expect(code.contains("    func makeC()"))
        #expect(code.contains("let a = SendableInstantiator<A> { makeA() }"))
    }

    @Test("a value is wrapped in a concrete existential, constant or deferred")
    func wrapped() async throws {
        let code = try await code([
            type(
                "Root", isRoot: true, made("view", "AnyView", by: "Child", wrapped: true),
                made("lazyView", "ErasedInstantiator<(), AnyView>", by: "Child", wrapped: true)),
            type("Child"),
        ])
        #expect(code.contains("let view = AnyView(Child())"))
        #expect(code.contains("let lazyView = ErasedInstantiator<(), AnyView> { AnyView(Child()) }"))
    }

    @Test("a property whose type differs from its product's has a type annotation")
    func annotated() async throws {
        let code = try await code([
            type("Root", isRoot: true, made("p", "any P"), made("q", "Q?")), type("One", fulfils: ["P"]),
            type("Q"),
        ])
        #expect(code.contains("let p: any P = One()"))
        #expect(code.contains("let q: Q? = Q()"))
    }

    @Test("an extension's type is created by its function, chosen by the result type")
    func extensions() async throws {
        let code = try await code([
            type("Root", isRoot: true, made("box", "Box<Int>"), made("lazyBox", "Instantiator<Box<Bool>>")),
            type("Box<Int>", kind: .extension), type("Box<Bool>", kind: .extension),
        ])
        #expect(code.contains("let box: Box<Int> = Box<Int>.instantiate()"))
        #expect(code.contains("let lazyBox = Instantiator<Box<Bool>> { Box<Bool>.instantiate() }"))
    }

    @Test("an if-available dependency is passed if it exists, and is nil otherwise")
    func ifAvailable() async throws {
        let code = try await code([
            type("Root", isRoot: true, made("feed", "Feed"), made("home", "Instantiator<Home>")),
            type("Home", forwarded("user", "User"), made("feed", "Feed")),
            type("Feed", received("user", "User?", ifAvailable: true), made("row", "Row")), type("Row"),
        ])
        #expect(code.contains("func makeFeed(user: User?) -> Feed {"))
        #expect(code.contains("let feed = makeFeed(user: nil)"))
        #expect(code.contains("let feed = makeFeed(user: user)"))
    }

    @Test("one label with two types yields two names")
    func oneLabelTwoTypes() async throws {
        let code = try await code([
            type("Root", isRoot: true, made("user", "User"), made("a", "A")), type("User"), type("Person"),
            type("A", made("user", "Person"), made("b", "B")),
            type("B", made("c", "C"), received("user", "User")),
            type("C", received("user", "User")),
        ])
        #expect(code.contains("func makeA(user_2: User) -> A {"))
        #expect(code.contains("let b = makeB(user: user_2)"))
    }

    @Test("keywords and closures are spelled as Swift requires")
    func spelling() async throws {
        let code = try await code([
            type("Root", isRoot: true, made("a", "Instantiator<A>")),
            type("A", forwarded("default", "() -> Void"), made("b", "B")),
            type("B", received("default", "() -> Void")),
        ])
        #expect(code.contains("func makeA(`default`: @escaping () -> Void) -> A {"))
        #expect(code.contains("let b = B(default: `default`)"))
    }

    @Test("of several spellings of a type the explicit one is generated")
    func explicitSpelling() async throws {
        let code = try await code([
            type("Root", isRoot: true, made("a", "Instantiator<A>")),
            type("A", forwarded("value", "(any zed)?"), made("b", "B")),
            type("B", received("value", "zed?"), made("c", "C")), type("C"),
        ])
        #expect(code.contains("func makeB(value: (any zed)?) -> B {"))
    }

    @Test("a function's name is changed if a property has it")
    func functionNames() async throws {
        let code = try await code([
            type("Root", isRoot: true, made("makeA", "A"), made("b", "B")), type("A", made("b", "B")),
            type("B"),
        ])
        #expect(code.contains("let makeA = makeA_2()"))
    }

    @Test("the code for two layers with many paths grows with the number of types")
    func layers() async throws {
        func size(_ layers: Int) async throws -> Int {
            var types = [type("Root", isRoot: true, made("l", "L0"), made("r", "R0"))]
            for layer in 0..<layers {
                let below = [made("l", "L\(layer + 1)"), made("r", "R\(layer + 1)")]
                types += [type("L\(layer)", below[0], below[1]), type("R\(layer)", below[0], below[1])]
            }
            types += [type("L\(layers)"), type("R\(layers)")]
            return try await code(types).utf8.count
        }
        let (small, large) = (try await size(10), try await size(20))
        #expect(large < small * 5 / 2)
        #expect(try await size(13) < 20_000)
    }

    @Test("a label that begins another expression has backticks")
    func awaitAsLabel() async throws {
        let code = try await code([type("Root", isRoot: true, made("await", "A")), type("A")])
        #expect(code.contains("let `await` = A()"))
        #expect(code.contains("self.init(await: `await`)"))
    }

    @Test("an alias without a provider is nil, wrapped or not")
    func absentWrappedAlias() async throws {
        let code = try await code([
            type("Root", isRoot: true, alias("w", "W?", of: "s", "S", wrapped: true, ifAvailable: true))
        ])
        #expect(code.contains("let w: W? = nil\n"))
    }

    @Test("no local name hides a type or a function that its scope uses")
    func localsHideNothing() async throws {
        let code = try await code([
            type("Root", isRoot: true, made("w", "W"), made("makeA", "Service")), type("Service"),
            type("W", made("a", "A"), made("makeA", "B"), made("c", "C"), made("Service", "Service")),
            type("A", made("b", "B")), type("B"), type("C", received("makeA", "Service")),
        ])
        #expect(code.contains("let Service_2 = Service()"))
        #expect(code.contains("return W(a: a, makeA: makeA, c: c, Service: Service_2)"))
        // `makeA` is a label, so the function is `makeA_2`. The second value with that label is not.
        #expect(code.contains("func makeA_2() -> A {"))
        #expect(code.contains("func makeW(makeA_3: Service) -> W {"))
        #expect(code.contains("let c = C(makeA: makeA_3)"))
    }

    @Test("a function type behind a type alias escapes if an initializer declares it so")
    func escapingAlias() async throws {
        var last = type("B", received("done", "Handler"))
        last.construction = .initializer([Argument(label: "done", dependency: "done", isEscaping: true)])
        let code = try await code([
            type("Root", isRoot: true, made("a", "Instantiator<A>")),
            type("A", forwarded("done", "Handler"), made("c", "C")), type("C", made("b", "B")), last,
        ])
        #expect(code.contains("func makeA(done: @escaping Handler) -> A {"))
        #expect(code.contains("func makeC(done: @escaping Handler) -> C {"))
    }

    @Test("the order of the files doesn't change the code")
    func stable() async throws {
        let types = [
            type("Root", isRoot: true, made("a", "A"), made("b", "B")), type("A", made("c", "C")),
            type("B", made("c", "C")), type("C", received("d", "D?", ifAvailable: true)),
        ]
        let first = try await code(types)
        for _ in 0..<20 { #expect(try await code(types.shuffled()) == first) }
    }

    @Test("the code grows with the types and not with the paths to them", arguments: [15, 150])
    func growth(_ layers: Int) async throws {
        let types = (0..<layers).flatMap { layer in
            ["A", "B"].map { side in
                layer + 1 == layers
                    ? type("\(side)\(layer)")
                    : type(
                        "\(side)\(layer)", made("a\(layer + 1)", "A\(layer + 1)"),
                        made("b\(layer + 1)", "B\(layer + 1)"))
            }
        }
        let code = try await code(types + [type("Root", isRoot: true, made("a0", "A0"), made("b0", "B0"))])
        #expect(code.utf8.count < 400 * layers)
        #expect(code.components(of: "func make") == 2 * layers - 1)
    }

    @Test("aliases whose names differ in their bytes only are both written: one of them was lost")
    func aliases() async throws {
        let names = ["Caf\u{E9}", "Cafe\u{301}"]
        let code = try await code(
            [type("Root", isRoot: true, made(names[0], names[0]), made(names[1], names[1]))]
                + names.map { type($0) })
        let lines = code.utf8.split(separator: UInt8(ascii: "\n")).filter {
            $0.starts(with: "private typealias".utf8)
        }
        #expect(lines.count == 2 && !lines[0].elementsEqual(lines[1]))
    }
}

extension String {
    fileprivate func components(of separator: String) -> Int { split(separator: separator).count }
}
