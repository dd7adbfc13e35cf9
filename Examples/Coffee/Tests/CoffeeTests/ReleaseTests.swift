import Equipment
import Testing

@testable import Coffee

/// Nothing outlives a component unless an object outside it owns it.
@Suite
struct ReleaseTests {
    private let journal = Journal()

    @Test
    func singletonsAreReleasedWithTheirComponent() {
        var shop: (any CoffeeShop)? = journal.openShop()
        let heater = Weak(shop?.maker().heater)
        #expect(heater.object != nil)
        shop = nil
        #expect(heater.object == nil)
    }

    @Test
    func singletonsThatReferToEachOtherAreReleased() {
        var shop: (any CoffeeShop)? = journal.openShop()
        shop?.counter().order(by: "Alice")
        let counter = Weak(shop?.counter())
        let barista = Weak(shop?.counter().barista.get())
        #expect(counter.object != nil && barista.object != nil)
        shop = nil
        #expect(counter.object == nil)
        #expect(barista.object == nil)
    }

    @Test
    func singletonsInACycleAreReleasedUnused() {
        var shop: (any CoffeeShop)? = journal.openShop()
        let counter = Weak(shop?.counter())
        #expect(counter.object != nil)
        shop = nil
        #expect(counter.object == nil)
        #expect(journal.lines.isEmpty)
    }

    @Test
    func grinderIsReleasedWithItsOwner() {
        let shop = journal.openShop()
        var maker: GrindingCoffeeMaker? = shop.grindingMaker()
        let grinder = Weak(maker?.grinder.get())
        #expect(grinder.object != nil)
        maker = nil
        #expect(grinder.object == nil)
    }

    @Test
    func ownedValueOutlivesItsComponent() {
        var shop: (any CoffeeShop)? = journal.openShop()
        let maker = shop?.maker()
        shop = nil
        maker?.brew()
        #expect(journal.lines == ["heating to 95 °C", "pumping", "coffee"])
    }
}

/// Refers to an object without owning it.
private struct Weak {
    weak var object: AnyObject?

    init(_ object: AnyObject?) { self.object = object }
}
