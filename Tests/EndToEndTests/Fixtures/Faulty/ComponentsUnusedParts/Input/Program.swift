import Blade

final class Owner {
    @Provider(scope: .singleton)
    init(guest: Lazy<Guest>) {}
}

final class Guest {
    @Provider(scope: .singleton)
    init(owner: Owner) {}
}

final class Hen {
    @Provider
    init(egg: Lazy<Egg>) {}
}

final class Egg {
    @Provider
    init(hen: Hen) {}
}

@Module(provides: [Owner.self, Guest.self, Hen.self, Egg.self, Spare.self], submodules: [Empty.self])
enum CoffeeModule {
    @Provider static func size() -> Int { 1 }
    @Provider(named: "spare") static func spare() -> Int { 2 }
}

final class Spare {
    @Provider
    init() {}
}

@Module
enum Empty {
    @Provider static func title() -> String { "" }
}

@Module
enum Forgotten {}

@Component(modules: [CoffeeModule.self])
protocol CoffeeShop {
    init(weight: Double)
    func owner() -> Owner
    func hen() -> Hen
    func size() -> Int
}
