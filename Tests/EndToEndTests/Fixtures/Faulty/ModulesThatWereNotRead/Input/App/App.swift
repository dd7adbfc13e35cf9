import Blade
import Design

@Component(modules: [CacheModule.self])
protocol App {
    func size() -> Int
}
