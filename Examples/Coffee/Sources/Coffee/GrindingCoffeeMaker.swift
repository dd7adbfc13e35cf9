import Blade
import Equipment

/// Grinds its beans. The grinder is made when the first beans are ground.
final class GrindingCoffeeMaker {
    let grinder: Lazy<Grinder>
    private let maker: CoffeeMaker

    @Provider
    init(grinder: Lazy<Grinder>, maker: CoffeeMaker) {
        self.grinder = grinder
        self.maker = maker
    }

    func brew() {
        grinder.get().grind()
        grinder.get().grind()
        maker.brew()
    }
}
