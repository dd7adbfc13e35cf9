import Equipment
import Testing

@testable import Coffee

/// Values of one type under several names.
@Suite
struct NameTests {
    private let shop = Journal().openShop()

    @Test
    func parameterTakesTheValueOfItsName() {
        let maker = shop.dualBoiler()
        #expect(maker.waterHeater.temperature == 95)
        #expect(maker.milkHeater.temperature == 60)
    }

    @Test
    func namedValueIsNotTheOneWithoutAName() {
        #expect(shop.dualBoiler().waterHeater !== shop.maker().heater)
        #expect(shop.maker().heater.temperature == 95)
    }
}
