import Blade

private enum Hidden {
    @Module
    enum Values {
        @Provider static func size() -> Int { 1 }
    }

    @Component(modules: [Values.self])
    protocol Shop {
        func size() -> Int
    }
}

fileprivate final class Cup {
    @Provider
    init() {}
}
