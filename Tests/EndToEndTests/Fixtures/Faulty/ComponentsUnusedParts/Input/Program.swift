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

@Module(submodules: [Scales.self, Spoons.self])
enum Tools {}

@Module
enum Scales {
    @Provider(scope: .singleton) static func scale() -> Float { 0 }
}

@Module
enum Spoons {
    @Provider static func spoon() -> [Int] { [] }
}

/// Needs the scale, by way of Tools. Spoons are for nothing.
@Component(modules: [Tools.self, Empty.self])
protocol Kitchen {
    func scale() -> Float
}

/// Makes a scale of its own.
@Component(modules: [Scales.self])
protocol Market {
    func scale() -> Float
}
