import Blade
import Kit
import Pay

@Component(modules: [KitModule.self, PayModule.self])
protocol AppComponent {
    func cache() -> Cache
}
