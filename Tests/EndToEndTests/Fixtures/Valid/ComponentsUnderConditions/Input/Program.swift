import Blade

protocol Store {
    var name: String { get }
}

struct MemoryStore: Store {
    let name: String
}

final class User {
    let store: Store

    @Provider
    init(store: Store) { self.store = store }
}

@Module(provides: [User.self])
enum Stores {
    #if DEBUG
    @Provider
    static func store() -> Store { MemoryStore(name: "debug") }
    #else
    @Provider(scope: .unscoped)
    static func diskStore(name: String) -> Store { MemoryStore(name: name) }
    #endif

    #if !DEBUG
    @Provider static func name() -> String { "release" }
    #endif
}

@Component(modules: [Stores.self])
protocol Program {
    func user() -> User
    func store() -> Store
}

#if DEBUG
@Component(modules: [Stores.self])
protocol DebugProgram {
    func store() -> Store
}
#endif
