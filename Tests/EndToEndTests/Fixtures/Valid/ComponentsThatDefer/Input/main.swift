import Blade

func make() -> (Lazy<Boiler>, () -> Bool) {
    let kitchen = BladeKitchen()
    weak let released = kitchen
    print(kitchen.boiler().get().heater === kitchen.heater(), kitchen.lazyHeater().get() === kitchen.heater())
    let door = kitchen.door()
    print(door.lock.get().key === door.key.get())
    return (kitchen.boiler(), { released == nil })
}

let (boiler, isReleased) = make()
print("released:", isReleased(), boiler.get() === boiler.get())
let house = BladeHouse()
print(house.lock().get().key === house.key().get(), house.door().key.get() === house.key().get())
let sent: any Sendable = house
