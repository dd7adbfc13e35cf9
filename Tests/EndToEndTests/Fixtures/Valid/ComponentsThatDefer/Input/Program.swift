import Blade

final class Heater {
    @Provider(scope: .singleton)
    init() {}
}

final class Boiler {
    let heater: Heater

    @Provider
    init(heater: Heater) { self.heater = heater }
}

// A shared value that only lazy parameters lead to, under both types of lazy values.
nonisolated final class Key: Sendable {
    @Provider(scope: .singleton)
    init() {}
}

nonisolated final class Lock: Sendable {
    let key: Key

    @Provider
    init(key: Key) { self.key = key }
}

final class Door {
    let lock: SendableLazy<Lock>
    let key: Lazy<Key>

    @Provider
    init(lock: SendableLazy<Lock>, key: Lazy<Key>) { (self.lock, self.key) = (lock, key) }
}

@Module(provides: [Heater.self, Boiler.self, Key.self, Lock.self, Door.self])
enum Parts {}

// The class holds no object in its closures: each captures what it needs.
@Component(modules: [Parts.self])
protocol Kitchen {
    func boiler() -> Lazy<Boiler>
    func heater() -> Heater
    func lazyHeater() -> Lazy<Heater>
    func door() -> Door
}

@Component(modules: [Parts.self])
protocol House: Sendable {
    func lock() -> SendableLazy<Lock>
    func key() -> Lazy<Key>
    func door() -> Door
}
