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
