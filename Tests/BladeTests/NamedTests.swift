import Blade
import Testing

@Suite("A parameter with a name takes a plain value")
struct NamedTests {
    @Test("on initializers of all kinds of types")
    func initializers() {
        #expect(Boiler(water: Heater(degrees: 100), milk: Heater(degrees: 60)).sum == 160)
        #expect(Kettle(heater: Heater(degrees: 90)).degrees == 90)
        #expect(Urn(degrees: 80).degrees == 80)
        let make: any WithDegrees.Type = Kettle.self
        #expect(make.init(heater: Heater(degrees: 70)).degrees == 70)
    }

    @Test("on functions, with all kinds of types")
    func functions() async throws {
        #expect(Providers.sum(Heater(degrees: 1), of: [2, 3], or: nil) == 6)
        #expect(Providers.sum(Heater(degrees: 1), of: [], or: 4) == 5)
        #expect(Providers.call { 7 } == 7)
        #expect(Providers.description(of: 8) == "8")
        #expect(Providers.lazy(Lazy { 9 }) == 9)
        #expect(try await Providers.later(10) == 10)
        #expect(Providers.call(Providers.function) == 11)
    }

    @Test("a sendable value stays sendable")
    func sendable() {
        func accept(_: some Sendable) {}
        accept(Named(wrappedValue: 1, "one"))
        #expect(Named(wrappedValue: 1, "one").wrappedValue == 1)
    }
}

private struct Heater {
    let degrees: Int
}

private protocol WithDegrees {
    var degrees: Int { get }

    init(heater: Heater)
}

private final class Boiler {
    let sum: Int

    init(@Named("water") water: Heater, @Named("milk") milk: Heater) { sum = water.degrees + milk.degrees }
}

private struct Kettle: WithDegrees {
    let degrees: Int

    init(@Named("water") heater: Heater) { degrees = heater.degrees }
}

private actor Urn {
    let degrees: Int

    init(@Named("degrees") degrees: Int) { self.degrees = degrees }
}

private enum Providers {
    static func sum(
        @Named("first") _ heater: Heater, @Named("more") of more: [Int], @Named("none") or other: Int? = nil
    ) -> Int { more.reduce(heater.degrees + (other ?? 0), +) }

    static func call(@Named("action") _ action: @escaping () -> Int) -> Int { action() }

    static func description(@Named("any") of value: any CustomStringConvertible) -> String { "\(value)" }

    static func lazy(@Named("lazy") _ lazy: Lazy<Int>) -> Int { lazy.get() }

    static func later(@Named("later") _ value: Int) async throws -> Int { value }

    static func function() -> Int { 11 }
}
