import Blade

@MainActor
final class Player {
    let volume: Int
    @Provider(scope: .singleton)
    init(volume: Int) { self.volume = volume }
}

final class Service {
    let player: Lazy<Player>
    @Provider
    init(player: Lazy<Player>) { self.player = player }
}

@Module(provides: [Player.self, Service.self])
enum Media {
    @Provider
    static func volume() -> Int { 3 }
}

@MainActor
@Component(modules: [Media.self])
protocol App: Sendable {
    func service() -> Service
}
