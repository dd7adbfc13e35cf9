import Equipment
import Testing

@testable import Coffee

/// Which uses share a value.
@Suite
struct ScopeTests {
    private let shop = Journal().openShop()

    @Test
    func singletonIsOneValueWithinItsComponent() throws {
        let (maker, other) = (shop.maker(), shop.maker())
        #expect(maker.heater === other.heater)
        let pump = try #require(maker.pump as? Thermosiphon)
        #expect(pump.heater === maker.heater)
        #expect(shop.counter() === shop.counter())
    }

    @Test
    func otherComponentHasItsOwnSingletons() {
        #expect(shop.maker().heater !== Journal().openShop().maker().heater)
    }

    @Test
    func valueWithoutScopeIsNewForEachUse() {
        let (maker, other) = (shop.maker(), shop.maker())
        #expect(maker !== other)
        #expect(maker.pump !== other.pump)
    }
}
