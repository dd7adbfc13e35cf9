import Blade

@Component(modules: [Values.self, Colors.self])
protocol Program {
    func numbers() -> [Int]
    func sameNumbers() -> Numbers
    func inner() -> Outer.Inner
    func color() -> Color
    func length() -> Int64
}
