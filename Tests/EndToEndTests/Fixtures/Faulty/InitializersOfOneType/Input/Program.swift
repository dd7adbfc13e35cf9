import Blade

struct Cup {
    @Provider
    init() {}

    @Provider
    init(size: Int) {}
}

@Module(provides: [Cup.self])
enum CoffeeModule {}

@Component(modules: [CoffeeModule.self])
protocol CoffeeShop {
    func cup() -> Cup
}
