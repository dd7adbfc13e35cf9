import ArborModel
import ArborSyntax
import SafeDIFrontEnd
import Testing

@Suite("The meaning of annotated declarations")
struct FragmentTests {
    private func lower(_ source: String) -> Fragment {
        var reader = SourceReader(.safeDI)
        return FrontEnd.safeDI.lower(reader.read(source), "File.swift")
    }

    /// Each fault as `line:column id: message`.
    private func faults(_ source: String) -> [String] {
        lower(source).diagnostics.map { fault in
            let place = fault.location?.range?.start
            return "\(place?.line ?? 0):\(place?.column ?? 0) \(fault.id.rawValue): \(fault.message)"
        }
    }

    private func only(_ source: String) throws -> ProviderDeclaration {
        let fragment = lower(source)
        #expect(fragment.diagnostics.isEmpty)
        try #require(fragment.summary.providers.count == 1)
        return fragment.summary.providers[0]
    }

    @Test("each annotation yields a dependency of its kind")
    func kinds() throws {
        let type = try only(
            """
            @Instantiable(isRoot: true, fulfillingAdditionalTypes: [P.self, (any Q).self])
            public final class A: P, Instantiable {
                public init(a: A1, b: any B, c: C?, d: D, e: ErasedInstantiator<(), AnyE>, plain: Int = 0) {}
                @Instantiated private let a: A1
                @Received let b: any B
                @Received(onlyIfAvailable: true) let c: C?
                @Forwarded let d: D
                @Instantiated(fulfilledByType: "E.Inner", erasedToConcreteExistential: true)
                let e: ErasedInstantiator<(), AnyE>
                let plain: Int
            }
            """)
        #expect(type.isRoot)
        #expect(type.additionalTypes.map(\.type.description) == ["P", "any Q"])
        #expect(type.dependencies.map(\.label) == ["a", "b", "c", "d", "e"])
        #expect(type.dependencies[0].source == .instantiated(Instantiation()))
        #expect(type.dependencies[1].source == .received(ifAvailable: false))
        #expect(type.dependencies[2].source == .received(ifAvailable: true))
        #expect(type.dependencies[3].source == .forwarded)
        guard case .instantiated(let instantiation) = type.dependencies[4].source, instantiation.isWrapped,
            let by = instantiation.product
        else {
            Issue.record("e is made by E.Inner and wrapped")
            return
        }
        #expect(by.type.description == "E.Inner")
        #expect(
            type.construction
                == .initializer(["a", "b", "c", "d", "e"].map { Argument(label: $0, dependency: $0) }))
    }

    @Test("an additional type is resolved at the location of the declaration")
    func nestedAdditionalType() throws {
        let type = try only(
            """
            public enum Outer {
                public protocol P {}
                @Instantiable(fulfillingAdditionalTypes: [P.self, Q.self])
                public final class A: P, Q, Instantiable { public init() {} }
            }
            """)
        #expect(type.additionalTypes.map(\.type.description) == ["Outer.P", "Q"])
    }

    @Test("an escaping parameter is recognised, whatever the name of its type")
    func escapingAlias() throws {
        let type = try only(
            """
            @Instantiable
            public final class A: Instantiable {
                public init(done: @escaping Handler, other: Other) {}
                @Forwarded let done: Handler
                @Received let other: Other
            }
            """)
        #expect(type.arguments.map(\.isEscaping) == [true, false])
    }

    @Test("an alias names its source")
    func alias() throws {
        let type = try only(
            """
            @Instantiable
            public struct A: Instantiable {
                public init(vendor: Vendor) {}
                @Received(fulfilledByDependencyNamed: "manager", ofType: Manager.self) let vendor: Vendor
            }
            """)
        guard
            case .alias(of: "manager", let source, wrapped: false, ifAvailable: false) = type.dependencies[0]
                .source
        else {
            Issue.record("vendor is an alias")
            return
        }
        #expect(source.type.description == "Manager")
    }

    @Test("the first fitting initializer is called, with its outer labels")
    func initializer() throws {
        let type = try only(
            """
            @Instantiable
            public struct A: Instantiable {
                public init() {}
                public init(b: B) throws {}
                public init(for b: B, _ c: () -> Void, extra: Int = 1) {}
                @Received let b: B
                @Received let c: () -> Void
            }
            """.replacing("_ c: () -> Void", with: "_ c: @escaping () -> Void"))
        #expect(
            type.construction
                == .initializer([
                    Argument(label: "for", dependency: "b"),
                    Argument(label: nil, dependency: "c", isEscaping: true),
                ]))
    }

    @Test("an extension yields a provider for each result of its instantiate functions")
    func extensions() {
        let types = lower(
            """
            @Instantiable
            extension Container: Instantiable {
                public static func instantiate(size: Int) -> Container<Int> { Container(size) }
                public static func instantiate() -> Container<URL?> { Container(nil) }
                func other() {}
            }
            """
        ).summary.providers
        #expect(types.map(\.type.description) == ["Container<Int>", "Container<URL?>"])
        #expect(types[0].dependencies.map(\.label) == ["size"])
        #expect(
            types[0].construction == .function("instantiate", [Argument(label: "size", dependency: "size")]))
    }

    @Test("a name that the file declares in the type is qualified")
    func nestedNames() throws {
        let type = try only(
            """
            @Instantiable
            public struct Editor: Instantiable {
                public enum Mode { case read, write }
                public init(mode: Mode) {}
                @Forwarded let mode: Mode
            }
            """)
        #expect(type.dependencies[0].type.description == "Editor.Mode")
    }

    @Test("type aliases in a type are qualified, and all names in it are stored")
    func namesInTypes() {
        let summary = lower(
            """
            @Instantiable public struct A: Instantiable {
                public typealias ID = Int
                public enum Kind {}
                public init(id: ID, kind: [Kind]) {}
                @Forwarded let id: ID
                @Forwarded let kind: [Kind]
            }
            extension B { typealias ID = Int; @Instantiable struct C: Instantiable { public init() {} } }
            enum Unrelated { enum Kind {} }
            """
        ).summary
        #expect(summary.providers[0].dependencies.map(\.type.description) == ["A.ID", "[A.Kind]"])
        #expect(summary.nestedNames == ["A.ID", "A.Kind", "B.ID"])
    }

    @Test("several bindings of one let are several dependencies")
    func severalBindings() throws {
        let type = try only(
            "@Instantiable public struct A: Instantiable { @Received let b: B, c: C?; public init(b: B, c: C?) {} }"
        )
        #expect(type.dependencies.map { "\($0.label): \($0.type)" } == ["b: B", "c: C?"])
        let shared = try only(
            "@Instantiable public struct A: Instantiable { @Received let b, c: C; public init(b: C, c: C) {} }"
        )
        #expect(shared.dependencies.map { "\($0.label): \($0.type)" } == ["b: C", "c: C"])
    }

    @Test("annotations may be qualified by their module")
    func qualified() throws {
        let type = try only(
            """
            @SafeDI.Instantiable(isRoot: true)
            public struct A: SafeDI.Instantiable { public init(b: B) {}; @Arbor.Instantiated let b: B }
            """)
        #expect(type.dependencies.count == 1)
    }

    @Test("nested types and the conditions around them are read")
    func nested() throws {
        let type = try only(
            """
            #if os(Linux)
            enum Outer { @Instantiable public struct Inner: Instantiable { public init() {} } }
            #endif
            """)
        #expect(type.name == "Outer.Inner")
        #expect(type.conditions == ["os(Linux)"])
    }

    @Test(
        "a fault of a declaration is reported at its location",
        arguments: [
            (
                "@Instantiable public enum E { case a }",
                "1:27 unsupported-declaration: '@Instantiable' can only be attached to a class, struct, actor or extension, but 'E' is an enum"
            ),
            (
                "@Instantiable public struct S: Instantiable { @Received let a: A }",
                "1:29 no-initializer: S has no initializer that takes its dependencies"
            ),
            (
                "@Instantiable public struct S: Instantiable { public init(b: B) {}; @Received let a: A }",
                "1:54 no-initializer: Arbor can't make S: its initializer takes 'b', but no annotated property has this name"
            ),
            (
                "@Instantiable public struct S: Instantiable { public init() async {} }",
                "1:54 no-initializer: Arbor can't make S: its initializer is async"
            ),
            (
                "@Instantiable public struct S: Instantiable { public init(a: B) {}; @Received let a: A }",
                "1:59 no-initializer: Arbor can't make S: its initializer takes 'a: B', but the property has the type 'A'"
            ),
            (
                "@Instantiable extension S: Instantiable { static func make() -> S { S() } }",
                "1:25 no-instantiate: the extension of S declares no 'instantiate'"
            ),
            (
                "@Instantiable extension S: Instantiable { static func instantiate() -> [S] { [] } }",
                "1:50 no-instantiate: 'instantiate' can't make S: it returns '[S]'"
            ),
            (
                "@Instantiable public struct S: Instantiable { public init() {}; @Received static let a: A }",
                "1:86 invalid-dependency: 'a' is static, but a dependency must be an instance property"
            ),
            (
                "@Instantiable public struct S: Instantiable { public init() {}; @Received let a = A() }",
                "1:79 invalid-dependency: 'a' has an initial value, but the initializer must set a dependency"
            ),
            (
                "@Instantiable public struct S: Instantiable { public init() {}; @Received @Forwarded let a: A }",
                "1:90 invalid-dependency: 'a' has the annotations @Received and @Forwarded, but a dependency can have only one"
            ),
            (
                "@Instantiable(isRoot: flag) public struct S: Instantiable { public init() {} }",
                "1:23 invalid-argument: 'isRoot' expects the literal 'true' or 'false', found 'flag'"
            ),
            (
                "@Instantiable(fulfillingAdditionalTypes: types) public struct S: Instantiable { public init() {} }",
                "1:42 invalid-argument: 'fulfillingAdditionalTypes' expects an array literal, found 'types'"
            ),
            (
                "@Instantiable public struct S: Instantiable { lett a: Int; public init() {} }",
                "1:47 broken-declaration: expected a declaration, found 'lett a: Int'"
            ),
        ])
    func faults(source: String, expected: String) {
        #expect(faults(source) == [expected])
    }

    @Test("a fault in a type without annotation is left to the compiler")
    func elsewhere() {
        let source =
            "struct A { lett x: Int }\n@Instantiable public struct S: Instantiable { public init() {} }"
        #expect(faults(source).isEmpty)
    }

    @Test("a type that can't be created stays in the graph")
    func stays() {
        let source = "@Instantiable public struct S: Instantiable { @Received let a: A }"
        #expect(lower(source).summary.providers.count == 1)
    }
}
