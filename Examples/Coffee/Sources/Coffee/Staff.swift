import Blade
import Equipment

/// Prepares the orders, and calls them out at the counter.
final class Barista {
    let counter: Counter
    private let maker: GrindingCoffeeMaker

    @Provider(scope: .singleton)
    init(counter: Counter, maker: GrindingCoffeeMaker) {
        self.counter = counter
        self.maker = maker
    }

    func prepare(for guest: String) {
        maker.brew()
        counter.call(guest)
    }
}

/// Takes the orders, and passes them to the barista.
///
/// The two singletons need each other. One of them takes the other as a `Lazy`, or the build would fail.
final class Counter {
    let barista: Lazy<Barista>
    private let configuration: Configuration

    @Provider(scope: .singleton)
    init(barista: Lazy<Barista>, configuration: Configuration) {
        self.barista = barista
        self.configuration = configuration
    }

    func order(by guest: String) { barista.get().prepare(for: guest) }

    func call(_ guest: String) { configuration.say("coffee for \(guest)") }
}
