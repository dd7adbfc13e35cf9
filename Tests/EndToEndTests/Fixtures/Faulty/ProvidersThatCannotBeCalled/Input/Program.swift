import Blade

class Maker {
    @Provider
    init() async {}
}

class Grinder {
    @Provider
    init?(size: Int) {}

    @Provider
    init(name: String) throws {}
}

struct Box<Content> {
    @Provider
    init() {}
}

protocol Pump {
    @Provider
    init()
}

struct Cup {
    @Provider(named: "cup")
    private init() {}
}

struct Kettle {
    @Provider(of: Cup.self, scope: scope, level: 3)
    init(sizes: Int..., lid: inout Int, @Named(name) handle: Int, @Named spout: Int) {}

    @Provider
    static func make() -> Int { 1 }
}

@Module
enum CoffeeModule {
    @Provider func instance() -> Int { 1 }
    @Provider static func nothing() {}
    @Provider static func any<Value>() -> [Value] { [] }
    @Provider static func opaque() -> some Equatable { 1 }
    @Provider(named: "a\(1)") static func name() -> String { "" }
    @Provider @available(*, unavailable) static func gone() -> Double { 1 }
    @Provider static func isolated(to barista: isolated Barista) -> Float { 1 }
}

actor Barista {}

/// One fault, whatever the form of the function.
public final class Leftover {
    @Provider func start() {}
}
