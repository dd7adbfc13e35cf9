import Blade

@Component(modules: [Values.self])
protocol Program {
    func greeter() -> Greeter
    func meter() -> Meter
}

final class Greeter {
    @Provider init(_ title: String? = nil, _ name: String = "nobody") {}
}

final class Meter {}

@Module(provides: [Greeter.self])
enum Values {
    @Provider static func name() -> String { "Ann" }
    @Provider static func meter(for kind: Int8 = 0, unit: Character = "m", for name: String) -> Meter { Meter() }
}
