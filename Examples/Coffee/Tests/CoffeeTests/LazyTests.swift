import Testing

@testable import Coffee

/// The value of a `Lazy` is made at the first call of `get()`, once.
@Suite
struct LazyTests {
    private let journal = Journal()

    @Test
    func grinderIsSetUpForTheFirstBeans() {
        let maker = journal.openShop().grindingMaker()
        #expect(journal.lines.isEmpty)
        maker.brew()
        let brewing = ["grinding", "grinding", "heating to 95 °C", "pumping", "coffee"]
        #expect(journal.lines == ["setting up a grinder"] + brewing)
        maker.brew()
        #expect(journal.lines == ["setting up a grinder"] + brewing + brewing)
    }

    @Test
    func eachMakerHasItsOwnGrinder() {
        let shop = journal.openShop()
        let (maker, other) = (shop.grindingMaker(), shop.grindingMaker())
        #expect(maker.grinder.get() === maker.grinder.get())
        #expect(maker.grinder.get() !== other.grinder.get())
        #expect(journal.lines == ["setting up a grinder", "setting up a grinder"])
    }

    @Test
    func singletonsReachEachOther() {
        let shop = journal.openShop()
        let counter = shop.counter()
        #expect(counter.barista.get().counter === counter)
        counter.order(by: "Alice")
        #expect(journal.lines.last == "coffee for Alice")
    }
}
