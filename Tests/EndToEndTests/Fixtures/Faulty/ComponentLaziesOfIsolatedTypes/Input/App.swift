import Blade

@MainActor
final class Player {
    @Provider(scope: .singleton)
    init() {}
}

final class Service {
    let player: Lazy<Player>
    @Provider
    init(player: Lazy<Player>) { self.player = player }
}

final class Worker {
    let player: SendableLazy<Player>
    @Provider
    init(player: SendableLazy<Player>) { self.player = player }
}

final class Safe: Sendable {
    let player: SendableLazy<Player>
    @Provider
    init(player: SendableLazy<Player>) { self.player = player }
}

@Module(provides: [Player.self, Service.self, Worker.self, Safe.self])
enum Media {}

@Component(modules: [Media.self])
protocol SendableComponent: Sendable {
    func service() -> Service
}

@Component(modules: [Media.self])
protocol PlainComponent {
    func worker() -> Worker
}

@Component(modules: [Media.self])
protocol BothComponent: Sendable {
    func worker() -> Worker
}

@Component(modules: [Media.self])
protocol SafeComponent {
    func safe() -> Safe
}
