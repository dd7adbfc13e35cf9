import Arbor

public final class Counter {
    public init(start: Int = 0) { count = start }
    public var count: Int
}

public protocol Titled: Sendable {}

@Instantiable
public final class Log: Instantiable {
    public init(counter: Counter = Counter()) { self.counter = counter }
    let counter: Counter
}

/// It has a part that a test can't replace, and default values all the same.
@Instantiable(generateMock: true)
public actor Store: Instantiable {
    public init(log: Log, counter: Counter = Counter(start: 2), limit: Int = 3) {
        (self.log, self.counter, self.limit) = (log, counter, limit)
    }
    @Instantiated let log: Log
    let counter: Counter
    let limit: Int
    var sum: Int { log.counter.count + counter.count + limit }
}

/// It has no parts, so a test can set its counter, which changes its owner.
@Instantiable
public actor Meter: Instantiable {
    public init(counter: Counter = Counter(start: 4)) { self.counter = counter }
    let counter: Counter
    var count: Int { counter.count }
}

@MainActor
public final class Palette {
    public init(name: String = "dark") { self.name = name }
    public let name: String
    public static let shared = Palette(name: "shared")
}

/// Its default values are made on the main actor, and its configuration anywhere.
@MainActor
@Instantiable
public final class Theme: Instantiable {
    public init(
        palette: Palette = .init(), other: Palette? = .shared,
        make: @escaping () -> String = { Palette.shared.name }
    ) {
        (self.palette, self.other, self.make) = (palette, other, make)
    }
    let palette: Palette
    let other: Palette?
    let make: () -> String
    var text: String { "\(palette.name) \(other?.name ?? "none") \(make())" }
}

@MainActor
@Instantiable(generateMock: true)
public final class Screen: Instantiable {
    public init(store: Store, meter: Meter, theme: Theme, later: Instantiator<Store>) {
        (self.store, self.meter, self.theme, self.later) = (store, meter, theme, later)
    }
    @Instantiated let store: Store
    @Instantiated let meter: Meter
    @Instantiated let theme: Theme
    @Instantiated let later: Instantiator<Store>
}

/// A test gives its box away.
@Instantiable(generateMock: true)
public actor Pair<First, Second: Sendable>: Instantiable {
    public init(first: First, second: Second, counter: Counter?) {
        (self.first, self.second, self.counter) = (first, second, counter)
    }
    @Forwarded let first: First
    @Forwarded let second: Second
    @Received(onlyIfAvailable: true) let counter: Counter?
    var count: Int { counter?.count ?? -1 }
}

/// It keeps what a test sets, and so its pair is made without it.
@Instantiable(generateMock: true)
public final class Couple: Instantiable {
    public init(counter: Counter?, pairs: Instantiator<Pair<Int, Int>>) { (self.counter, self.pairs) = (counter, pairs) }
    @Received(onlyIfAvailable: true) let counter: Counter?
    @Instantiated let pairs: Instantiator<Pair<Int, Int>>
}
