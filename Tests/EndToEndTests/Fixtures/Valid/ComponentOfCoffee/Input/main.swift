import Blade

let shop = BladeCoffeeShop(configuration: Configuration(temperature: 96))
let maker = shop.maker()
print("one heater:", maker.heater === shop.heater(), maker.pump.heater === maker.heater)
print("another maker:", shop.maker() !== maker)
print("bound:", maker.heater.temperature, shop.configuration().temperature)

let (one, other) = (shop.grindingMaker(), shop.grindingMaker())
print("made:", Grinder.count)
print("once:", one.grinder.get() === one.grinder.get(), Grinder.count)
print("each its own:", one.grinder.get() !== other.grinder.get(), Grinder.count)

let dual = shop.dualMaker()
print("named:", dual.water.temperature, dual.milk.temperature)
print("shared by name:", shop.dualMaker().milk === dual.milk, shop.dualMaker().water === dual.water)
print("per component:", BladeCoffeeShop(configuration: shop.configuration()).heater() !== shop.heater())
