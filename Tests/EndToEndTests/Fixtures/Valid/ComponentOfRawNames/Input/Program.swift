import Blade

struct `user—service` {
    let `a b`: Int
    @Provider init(`a b`: Int, _ `c—d`: Int8, `e f` g: Int16) { self.`a b` = `a b` }
}

/// An entry point has the same name, and would hide it in calls.
struct `default` {
    @Provider init() {}
}

@Module(provides: [`user—service`.self, `default`.self])
enum `my module` {
    @Provider static func `int 8`(_: Int) -> Int8 { 8 }
    @Provider static func `int—16`() -> Int16 { 16 }
    @Provider static func `class`(@Named("x y") _ `q—q`: String) -> Double { 1 }
    @Provider(named: "x y") static func `make name`() -> String { "x" }
}

@Component(modules: [`my module`.self])
protocol `my component` {
    init(`the—int`: Int)
    func `user service`() -> `user—service`
    func `d—d`() -> Double
    func `default`() -> `default`
}
