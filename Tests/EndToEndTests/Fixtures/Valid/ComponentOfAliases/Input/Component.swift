import Blade

@Component(modules: [Values.self])
protocol Program {
    func numbers() -> [Int]
    func sameNumbers() -> Numbers
    func inner() -> Outer.Inner
}
