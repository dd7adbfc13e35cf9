// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

/// Implements `House` with the providers of its modules.
final class BladeHouse: House {
    private let sendableLazyKey: SendableLazy<Key>

    func lock() -> SendableLazy<Lock> {
        return SendableLazy<Lock> { [sendableLazyKey = self.sendableLazyKey] in
            BladeHouse.makeLock(sendableLazyKey: sendableLazyKey)
        }
    }

    func key() -> Lazy<Key> {
        return Lazy<Key> { [sendableLazyKey = self.sendableLazyKey] in
            SendableLazy<Key>._get(sendableLazyKey)
        }
    }

    func door() -> Door {
        return BladeHouse.makeDoor(sendableLazyKey: sendableLazyKey)
    }

    @inline(never)
    private static func makeDoor(sendableLazyKey: SendableLazy<Key>) -> Door {
        let lock = SendableLazy<Lock> { BladeHouse.makeLock(sendableLazyKey: sendableLazyKey) }
        let key = Lazy<Key> { SendableLazy<Key>._get(sendableLazyKey) }
        return Door(lock: lock, key: key)
    }

    @inline(never)
    @Sendable nonisolated private static func makeLock(sendableLazyKey: SendableLazy<Key>) -> Lock {
        let key: Key = SendableLazy<Key>._get(sendableLazyKey)
        return Lock(key: key)
    }

    init() {
        let sendableLazyKey = SendableLazy<Key> { Key() }
        self.sendableLazyKey = sendableLazyKey
    }
}

/// Implements `Kitchen` with the providers of its modules.
final class BladeKitchen: Kitchen {
    private let _heater: Heater
    private let _lazyHeater: Lazy<Heater>
    private let sendableLazyKey: SendableLazy<Key>

    func boiler() -> Lazy<Boiler> {
        return Lazy<Boiler> { [_heater = self._heater] in Boiler(heater: _heater) }
    }

    func heater() -> Heater {
        return _heater
    }

    func lazyHeater() -> Lazy<Heater> {
        return _lazyHeater
    }

    func door() -> Door {
        return BladeKitchen.makeDoor(sendableLazyKey: sendableLazyKey)
    }

    @inline(never)
    private static func makeDoor(sendableLazyKey: SendableLazy<Key>) -> Door {
        let lock = SendableLazy<Lock> { BladeKitchen.makeLock(sendableLazyKey: sendableLazyKey) }
        let key = Lazy<Key> { SendableLazy<Key>._get(sendableLazyKey) }
        return Door(lock: lock, key: key)
    }

    @inline(never)
    @Sendable nonisolated private static func makeLock(sendableLazyKey: SendableLazy<Key>) -> Lock {
        let key: Key = SendableLazy<Key>._get(sendableLazyKey)
        return Lock(key: key)
    }

    init() {
        let _heater = Heater()
        let _lazyHeater: Lazy<Heater> = Lazy<Heater>._of(_heater)
        let sendableLazyKey = SendableLazy<Key> { Key() }
        self._heater = _heater
        self._lazyHeater = _lazyHeater
        self.sendableLazyKey = sendableLazyKey
    }
}
