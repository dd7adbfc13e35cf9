import Blade
import Equipment

/// The types of the shop, and all that they need.
@Module(
    provides: [
        CoffeeMaker.self, DualBoilerCoffeeMaker.self, GrindingCoffeeMaker.self, Barista.self, Counter.self,
    ],
    submodules: [EquipmentModule.self])
enum CoffeeModule {}

/// The way into the graph. `arbor` writes the class `BladeCoffeeShop` that conforms to it.
@Component(modules: [CoffeeModule.self])
protocol CoffeeShop {
    init(configuration: Configuration)

    func maker() -> CoffeeMaker
    func dualBoiler() -> DualBoilerCoffeeMaker
    func grindingMaker() -> GrindingCoffeeMaker
    func counter() -> Counter
}
