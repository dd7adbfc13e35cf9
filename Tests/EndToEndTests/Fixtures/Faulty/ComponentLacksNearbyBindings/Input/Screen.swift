import Blade

protocol Network {}
protocol Clock {}
struct LiveNetwork: Network {}
struct MockNetwork: Network {}
struct FixedClock: Clock {}
struct Screen { @Provider init(network: any Network, clock: any Clock) {} }

@Component(modules: [LiveModule.self])
protocol App {
    func screen() -> Screen
}

@Module(provides: [Screen.self])
enum LiveModule {
    @Provider static func network() -> any Network { LiveNetwork() }
}

/// The app can't include it, because there would be two networks.
@Module(provides: [Screen.self])
enum TestModule {
    @Provider static func network() -> any Network { MockNetwork() }
    @Provider static func clock() -> any Clock { FixedClock() }
}

@Component(modules: [TestModule.self])
protocol TestApp {
    func screen() -> Screen
}
