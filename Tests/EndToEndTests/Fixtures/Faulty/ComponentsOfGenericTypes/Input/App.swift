import Blade

final class Box<Value> {
    let value: Value
    init(value: Value) { self.value = value }
}

extension Box where Value == Int {
    @Provider
    convenience init() { self.init(value: 1) }
}

struct Pair<Value> {
    @Provider
    init(value: Value) {}
}

@Module(provides: [Box<Int>.self, Pair<Int>.self])
enum Parts {}

@Component(modules: [Parts.self])
protocol App {
    func box() -> Box<Int>
}
