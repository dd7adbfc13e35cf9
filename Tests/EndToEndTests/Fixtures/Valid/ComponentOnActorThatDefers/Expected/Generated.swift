// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

/// Implements `App` with the providers of its modules.
final class BladeApp: App {
    private let lazyPlayer: Lazy<Player>

    func service() -> Service {
        return Service(player: lazyPlayer)
    }

    @inline(never)
    private static func makePlayer() -> Player {
        let volume: Int = Media.volume()
        return Player(volume: volume)
    }

    init() {
        let lazyPlayer = Lazy<Player> { BladeApp.makePlayer() }
        self.lazyPlayer = lazyPlayer
    }
}
