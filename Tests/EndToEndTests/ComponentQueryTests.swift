import ArborTestSupport
import Foundation
import Testing

/// Questions about components: the answers speak of what people wrote, however the values are wired.
@Suite("Questions about components")
struct ComponentQueryTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func arbor(_ arguments: String...) async throws -> String {
        let run = try await Command.run(Products.arbor, arguments + ["--quiet"], in: scratch.folder)
        try #require(run.status == 0, "\(run.errors)")
        return run.output
    }

    private struct Place: Decodable {
        var owner: String
        var label: String
        /// `Owner.label`, without the name that distinguishes the owner's values.
        var name: String { "\(owner.prefix { $0 != " " }).\(label)" }
    }

    private struct Answer: Decodable {
        var providers: [Place]?
        var users: [Place]?
        var dependencies: [Place]?
    }

    private struct Drawing: Decodable {
        struct Node: Decodable { var name: String }
        var types: [Node]
    }

    @Test("random components: the parameters that ask for a value are those that the answers name")
    func requests() async throws {
        let components = (0..<40).map { RandomComponent(number: $0, seed: 7_000 + UInt64($0)) }
        let sound = components.filter { ComponentReference($0).faults.isEmpty }
        try #require(sound.count > 20)
        for component in sound {
            try scratch.file("C.swift", component.source)
            let reference = ComponentReference(component)
            for value in reference.reached {
                let asked =
                    component.values[value].isNamed
                    ? "\(component.type(value)) named n\(value)" : component.type(value)
                let text = try await arbor("explain", asked, "C.swift", "--format", "json")
                let answer = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
                let places = (answer.providers ?? []) + (answer.users ?? [])
                // A component keeps shared values in properties of its own.
                let requests = places.filter { $0.owner != component.name || $0.label.hasSuffix("()") }
                #expect(
                    Set(requests.map(\.name)) == reference.requests(of: value),
                    "\(asked)\n\(component.source)\n\(text)")
                #expect(
                    answer.dependencies?.map(\.label) ?? []
                        == component.values[value].parameters.indices.map { "p\($0)" })
            }
            try await expectTypes(of: component, reference)
        }
    }

    private func expectTypes(of component: RandomComponent, _ reference: ComponentReference) async throws {
        let text = try await arbor("graph", "C.swift", "--below", component.name, "--format", "json")
        let drawing = try JSONDecoder().decode(Drawing.self, from: Data(text.utf8))
        let names = reference.reached.map { value in
            component.type(value) + (component.values[value].isNamed ? " named \"n\(value)\"" : "")
        }
        #expect(Set(drawing.types.map(\.name)) == Set(names + [component.name]), "\(component.source)")
    }

    @Test("a provider of two components is one subject, with the consumers in both")
    func twoComponents() async throws {
        try scratch.file(
            "App.swift",
            """
            import Blade
            final class Engine { @Provider init() {} }
            final class Car { @Provider init(engine: Engine) {} }
            @Module(provides: [Engine.self, Car.self]) enum Parts {}
            @Component(modules: [Parts.self]) protocol Garage { func car() -> Car }
            @Component(modules: [Parts.self]) protocol Track { func racer() -> Car }
            """)
        let answer = try await arbor("explain", "Car", "App.swift")
        #expect(answer.contains("Garage.car(): Car, made by each call"))
        #expect(answer.contains("Track.racer(): Car, made by each call"))
        let drawing = try await arbor("graph", "App.swift")
        #expect(drawing.components(separatedBy: "\"Engine\"\n").count == 2, "\(drawing)")
        #expect(drawing.components(separatedBy: "\"Car\" -> \"Engine\"").count == 2, "\(drawing)")
        #expect(drawing.contains(#""Track" -> "Car""#) && !drawing.contains("#2"))
    }

    @Test("a name is asked for with its type, and a type alone is the value without a name")
    func names() async throws {
        try scratch.file(
            "App.swift",
            """
            import Blade
            struct Port {}
            @Module enum Ports {
                @Provider static func plain() -> Port { Port() }
                @Provider(named: "web") static func web() -> Port { Port() }
            }
            final class Server { @Provider init(port: Port, @Named("web") web: Port) {} }
            @Module(provides: [Server.self], submodules: [Ports.self]) enum App {}
            @Component(modules: [App.self]) protocol Main { func server() -> Server }
            """)
        #expect(try await arbor("explain", "Port", "App.swift").contains("App.swift:4:"))
        #expect(try await arbor("explain", "Port named \"web\"", "App.swift").contains("App.swift:5:"))
        #expect(
            try await arbor("explain", "web: Port", "App.swift").contains("Server.web: Port, instantiated"))
        let unknown = try await Command.run(
            Products.arbor, ["explain", "Port named wep", "App.swift"], in: scratch.folder)
        #expect(unknown.status != 0 && unknown.errors.contains("Did you mean 'Port named \"web\"'?"))
    }
}
