import ArborModel
import ArborSyntax
import SafeDIFrontEnd
import Testing

@Suite("Linking of SafeDI's declarations")
struct LinkTests {
    @Test(
        "lowering assumes by the name that each Instantiator is the library's",
        arguments: [
            ("Instantiator<User>", 0, nil, false), ("SafeDI.SendableInstantiator<User>", 0, nil, true),
            ("Instantiator<User>?", 0, nil, false), ("Other.ErasedInstantiator<Int, User>", 1, 0, false),
            ("SendableErasedInstantiator<Int, User>", 1, 0, true),
        ] as [(String, UInt8, UInt8?, Bool)])
    func lowered(type: String, product: UInt8, given: UInt8?, isSendable: Bool) throws {
        let by = given == nil ? "" : "(fulfilledByType: \"User\")"
        #expect(
            try deferral(ofLowered: type, by)
                == Deferral(product: product, given: given, isSendable: isSendable))
    }

    @Test("a type with another name or without generic arguments defers nothing")
    func constants() throws {
        #expect(try deferral(ofLowered: "User", "") == nil)
        #expect(try deferral(ofLowered: "Instantiator", "") == nil)
        #expect(try deferral(ofLowered: "Box<Instantiator<User>>", "") == nil)
    }

    @Test(
        "linking keeps the library's Instantiators deferred, and makes the program's own types constants",
        arguments: [
            ("Instantiator<User>", true), ("Arbor.Instantiator<User>", true),
            ("SafeDI.Instantiator<User>?", true),
            ("Own::Instantiator<User>", false), ("Outer.Instantiator<User>", false),
        ])
    func linked(resolved: String, isDeferred: Bool) throws {
        let dependency = Dependency(
            label: "user", type: TypeExpression(parsing: resolved),
            source: .instantiated(Instantiation(deferral: Deferral(product: 0, isSendable: false))),
            range: .start)
        #expect((deferral(of: linked(dependency, by: .safeDI)) != nil) == isDeferred)
    }

    @Test("dependencies of other front ends are unchanged")
    func foreign() {
        let deferral = Deferral(product: 3, isSendable: true)
        let dependency = Dependency(
            label: "a", type: TypeExpression(parsing: "A<B>"),
            source: .instantiated(Instantiation(deferral: deferral)), range: .start)
        #expect(self.deferral(of: linked(dependency, by: FrontEndID(rawValue: 200))) == deferral)
    }

    private func linked(_ dependency: Dependency, by frontEnd: FrontEndID) -> Dependency {
        let provider = ProviderDeclaration(
            type: .named("Owner", []), name: "Owner", kind: .class, dependencies: [dependency],
            location: SourceLocation(path: "a.swift"), frontEnd: frontEnd)
        var table = BindingTable([FileSummary(path: "a.swift", providers: [provider])])
        FrontEnd.safeDI.link(&table)
        return table.files[0].providers[0].dependencies[0]
    }

    private func deferral(of dependency: Dependency) -> Deferral? {
        if case .instantiated(let instantiation) = dependency.source { instantiation.deferral } else { nil }
    }

    private func deferral(ofLowered type: String, _ arguments: String) throws -> Deferral? {
        let source = """
            @Instantiable public final class Owner: Instantiable {
                @Instantiated\(arguments) let user: \(type)
                public init(user: \(type)) { self.user = user }
            }
            """
        var reader = SourceReader(.safeDI)
        let fragment = Array(source.utf8).withUnsafeBufferPointer { bytes in
            FrontEnd.safeDI.lower(reader.readAnnotated(bytes), "a.swift")
        }
        let provider = try #require(fragment.summary.providers.first)
        return deferral(of: try #require(provider.dependencies.first))
    }
}
