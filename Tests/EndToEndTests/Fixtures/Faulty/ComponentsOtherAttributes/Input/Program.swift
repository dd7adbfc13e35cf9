import Blade

@Module(provides: [Service.self])
enum PayModule {
    @Provider static func callback() -> @Sendable (Int) -> Void { { _ in } }
}

final class Service {
    @Provider init(callback: @escaping (Int) -> Void) {}
}

@Component(modules: [PayModule.self])
protocol AppComponent {
    func service() -> Service
    func callback() -> (Int) -> Void
}
