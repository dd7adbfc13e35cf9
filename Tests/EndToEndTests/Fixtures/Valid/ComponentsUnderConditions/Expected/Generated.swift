// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

#if DEBUG
/// Implements `DebugProgram` with the providers of its modules.
final class BladeDebugProgram: DebugProgram {
    func store() -> Store {
        return Stores.store()
    }

    init() {}
}
#endif

/// Implements `Program` with the providers of its modules.
final class BladeProgram: Program {
    func user() -> User {
        return BladeProgram.makeUser()
    }

    func store() -> Store {
#if !(DEBUG)
        return BladeProgram.makeStore()
#endif
#if DEBUG
        return Stores.store()
#endif
    }

#if !(DEBUG)
    @inline(never)
    private static func makeStore() -> Store {
        let name: String = Stores.name()
        return Stores.diskStore(name: name)
    }
#endif

    @inline(never)
    private static func makeUser() -> User {
#if !(DEBUG)
        let store: Store = BladeProgram.makeStore()
#endif
#if DEBUG
        let store: Store = Stores.store()
#endif
        return User(store: store)
    }

    init() {}
}
