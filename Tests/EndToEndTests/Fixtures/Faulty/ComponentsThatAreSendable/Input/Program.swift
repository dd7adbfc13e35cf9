import Blade

final class Car {
    @Provider(scope: .singleton)
    init() {}
}

final class Box: Sendable {
    @Provider
    init(car: Car) {}
}

/// Any thread may make the box, and would take the car along.
final class User {
    @Provider
    init(box: SendableLazy<Box>) {}
}

@Module(provides: [Car.self, Box.self, User.self])
enum Parts {}

@Component(modules: [Parts.self])
protocol Garage {
    func user() -> User
}

@Component(modules: [Parts.self])
protocol SharedGarage: Sendable {
    init(names: [String], report: @escaping () -> Void, limit: @escaping @Sendable () -> Int)
    func car() -> Car
    func names() -> [String]
    func report() -> () -> Void
    func limit() -> @Sendable () -> Int
}

final class Engine: Sendable {
    @Provider(scope: .singleton)
    init(wheel: Wheel) {}
}

/// The class stores two lazy engines, of which one keeps a promise. The fault is one.
final class Wheel: Sendable {
    @Provider(scope: .singleton)
    init(engine: Lazy<Engine>) {}
}

@Module(provides: [Engine.self, Wheel.self])
enum Drive {}

@Component(modules: [Drive.self])
protocol Vehicle: Sendable {
    func engine() -> Engine
}
