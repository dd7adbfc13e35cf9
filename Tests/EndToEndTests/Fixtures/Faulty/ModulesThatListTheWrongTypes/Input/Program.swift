import Blade

final class Maker {
    init() {}
}

enum PlainModule {}

@Module(provides: [Maker.self, Int.self], submodules: [PlainModule.self])
enum CoffeeModule {}

@Component(modules: [CoffeeModule.self, Maker.self])
protocol CoffeeShop {}

extension PlainModule {
    @Provider static func size() -> Int { 1 }
}
