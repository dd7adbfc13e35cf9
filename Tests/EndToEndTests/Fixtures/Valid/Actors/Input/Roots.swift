import Arbor

/// An actor as a root: its tree is made without isolation.
@Instantiable(isRoot: true)
public actor Engine: Instantiable {
    public init(step: Step, counter: Counter, counters: SendableInstantiator<Counter>) {
        self.step = step
        self.counter = counter
        self.counters = counters
    }

    @Instantiated private let step: Step
    @Instantiated private let counter: Counter
    @Instantiated private let counters: SendableInstantiator<Counter>

    func run() async -> [Int] {
        let other = counters.instantiate()
        return [await counter.next(), await counter.next(), await other.next()]
    }
}

/// A root of the main actor: what it makes may be isolated there.
@MainActor
@Instantiable(isRoot: true)
public final class Window: Instantiable {
    public init(step: Step, counter: Counter, screens: Instantiator<Screen>, screen: Screen) {
        self.step = step
        self.counter = counter
        self.screens = screens
        self.screen = screen
    }

    @Instantiated private let step: Step
    @Instantiated private let counter: Counter
    @Instantiated private let screens: Instantiator<Screen>
    @Instantiated private let screen: Screen

    func run() async -> String {
        let other = screens.instantiate()
        return "\(screen.identity) \(await screen.counter.next()), \(other.identity) \(await other.counter.next())"
    }
}

@main
struct Program {
    static func main() async {
        print(await Engine().run())
        print(await Window().run())
    }
}
