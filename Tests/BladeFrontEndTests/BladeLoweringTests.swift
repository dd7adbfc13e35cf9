import ArborModel
import ArborSyntax
import BladeFrontEnd
import Testing

@Suite("Lowering of swift-blade's declarations")
struct BladeLoweringTests {
    private func lower(_ source: String) -> Fragment {
        var reader = SourceReader(.blade)
        return FrontEnd.blade.lower(reader.read(source), "a.swift")
    }

    private func provider(_ source: String) throws -> ProviderDeclaration {
        let fragment = lower(source)
        #expect(fragment.diagnostics.map(\.message) == [])
        return try #require(fragment.summary.providers.last)
    }

    @Test(
        "an initializer provides its type, whatever 'of' says of it, in each kind of type",
        arguments: [
            "@Provider", "@Provider()", "@Provider(of: A.self)", "@Blade.Provider", "@Blade::Provider",
            "@Provider(of: Self.self)", "@Provider(of: nil, scope: .unscoped, named: nil)",
        ], ["class", "struct", "enum", "actor", "extension"])
    func initializer(annotation: String, kind: String) throws {
        let provider = try provider("\(kind) A { \(annotation) init(_ b: B, c d: C?) {} }")
        #expect(provider.type.description == "A")
        #expect(provider.kind.rawValue == kind)
        #expect(provider.dependencies.map { "\($0.label): \($0.type)" } == ["b: B", "d: C?"])
        let arguments = [Argument(label: nil, dependency: "b"), Argument(label: "c", dependency: "d")]
        #expect(provider.construction == .initializer(arguments))
        #expect(!provider.particulars.isShared && provider.particulars.qualifier.isEmpty)
    }

    @Test(
        "a scope is a literal case",
        arguments: [
            (".singleton", true), ("ProviderScope.singleton", true), (".unscoped", false),
            ("Blade.ProviderScope.unscoped", false),
        ])
    func scope(text: String, isShared: Bool) throws {
        let provider = try provider("class A { @Provider(scope: \(text)) init() {} }")
        #expect(provider.particulars.isShared == isShared)
    }

    @Test("a function provides its result under its name, and is called on its module")
    func function() throws {
        let provider = try provider(
            """
            enum Outer {
                struct Inner {}
                @Module enum Values {
                    @Provider(named: "x") static func make(@Named("y") _ inner: Inner, z: @escaping () -> Int = { 1 }) -> any P { P() }
                }
            }
            """)
        #expect(provider.type.description == "any P")
        #expect(provider.particulars.functionOwner?.description == "Outer.Values")
        #expect(provider.particulars.qualifier == "x")
        #expect(provider.dependencies.map(\.qualifier) == ["y", ""])
        #expect(provider.dependencies.map(\.type.description) == ["Outer.Inner", "@escaping () -> Int"])
        #expect(provider.dependencies.map(\.hasDefault) == [false, true])
        #expect(provider.arguments.map(\.isEscaping) == [false, true])
    }

    @Test("a module lists types and modules, as seen from where it stands")
    func module() throws {
        let module = try provider(
            """
            enum Outer {
                class A {}
                @Module(provides: [A.self, (B).self, C<D>.self], submodules: [E.F.self]) enum M {}
            }
            """)
        #expect(module.construction == .list)
        #expect(module.dependencies.map(\.type.description) == ["Outer.A", "B", "C<D>"])
        #expect(module.particulars.includes.map(\.type.description) == ["E.F"])
    }

    @Test("a component has entry points and bound instances")
    func component() throws {
        let component = try provider(
            """
            @Component(modules: [M.self])
            public protocol Shop: AnyObject {
                init(_ a: A, b c: C)
                func first() -> A
                func second() -> Box<Int>
                func second() -> [A]
            }
            """)
        #expect(component.isRoot)
        guard case .implementation(let implementation) = component.construction else {
            Issue.record("no implementation")
            return
        }
        #expect(implementation.name == "BladeShop" && implementation.access == "public")
        #expect(implementation.entryPoints.map(\.function) == ["first", "second", "second"])
        #expect(
            component.dependencies.map(\.label)
                == ["first()", "second() -> Box<Int>", "second() -> [A]", "a", "c"])
        #expect(implementation.parameters.map(\.label) == [nil, "b"])
    }

    @Test("a file without annotations contributes nothing")
    func nothing() {
        let fragment = lower("import Blade\nclass A { init() {} }\n@Other.Module enum B {}")
        #expect(fragment.summary.providers.isEmpty && fragment.summary.imports.isEmpty)
        #expect(fragment.diagnostics.isEmpty)
    }
}
