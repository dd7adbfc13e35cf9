import Blade

struct Cup {
    @Provider
    init() {}
}

extension Cup {
    @Provider
    init(size: Int) {}
}

@Module(provides: [Cup.self])
enum Values {
    #if DEBUG
    @Provider(scope: .singleton) static func size() -> Int { 1 }
    #else
    @Provider static func size() -> Int { 2 }
    #endif
}

@Component(modules: [Values.self])
protocol Shop {
    func cup() -> Cup
    func size() -> Int
}
