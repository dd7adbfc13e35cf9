import Blade

@Component(modules: [Static.self, Class.self, Plain.self])
protocol Program {
    func number() -> Int
    func text() -> String
    func names() -> [String]
}

@Module
enum Static {
    @Provider func number() -> Int { helper() }
    func helper() -> Int { 1 }
}

@Module
class Class {
    let shared = "text"
    init() {}
    @Provider static func text() -> String { "text" }
}

@Module(provides: [])
enum Plain {
    @Provider func names() -> [String] { [] }
}
