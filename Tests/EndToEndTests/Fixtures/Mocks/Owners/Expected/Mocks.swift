// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension Log {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var counter: Counter = Counter()
        var safeDIBuilder: ((Counter) -> Log)? = nil

        init(counter: Counter = Counter(), _ safeDIBuilder: ((Counter) -> Log)? = nil) {
            self.counter = counter
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Meter {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var counter: @Sendable () -> Counter = { Counter(start: 4) }
        var safeDIBuilder: ((Counter) -> Meter)? = nil

        init(
            counter: @autoclosure @escaping @Sendable () -> Counter = Counter(start: 4),
            _ safeDIBuilder: ((Counter) -> Meter)? = nil
        ) {
            self.counter = counter
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Theme {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        private var _value0: @MainActor () -> Palette = { .init() }
        @MainActor var palette: Palette {
            get { _value0() }
            set { _value0 = { newValue } }
        }
        private var _value1: @MainActor () -> Palette? = { .shared }
        @MainActor var other: Palette? {
            get { _value1() }
            set { _value1 = { newValue } }
        }
        private var _value2: @MainActor () -> () -> String = { { Palette.shared.name } }
        @MainActor var make: () -> String {
            get { _value2() }
            set { _value2 = { newValue } }
        }
        var safeDIBuilder: ((Palette, Palette?, @escaping () -> String) -> Theme)? = nil

        init(
            palette: @autoclosure @escaping @MainActor () -> Palette = .init(),
            other: @autoclosure @escaping @MainActor () -> Palette? = .shared,
            make: @autoclosure @escaping @MainActor () -> () -> String = ({ Palette.shared.name }),
            _ safeDIBuilder: ((Palette, Palette?, @escaping () -> String) -> Theme)? = nil
        ) {
            self._value0 = palette
            self._value1 = other
            self._value2 = make
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Couple {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var counter: Counter? = nil
        var pairs: ((Int, Int, Counter?) -> Pair<Int, Int>)? = nil

        init(counter: Counter? = nil, pairs: ((Int, Int, Counter?) -> Pair<Int, Int>)? = nil) {
            self.counter = counter
            self.pairs = pairs
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Couple {
        let counter = safeDIOverrides.counter
        let pairs = Instantiator<Pair<Int, Int>> { [make_2 = safeDIOverrides.pairs] in
            if let make_2 {
                make_2($0.first, $0.second, nil)
            } else {
                Pair<Int, Int>(first: $0.first, second: $0.second, counter: nil)
            }
        }
        return Couple(counter: counter, pairs: pairs)
    }
}

extension Pair {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var counter: @Sendable () -> Counter? = { nil }

        init(counter: @autoclosure @escaping @Sendable () -> Counter? = nil) {
            self.counter = counter
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(
        first: sending First, second: sending Second, safeDIOverrides: SafeDIOverrides = .init()
    ) -> Pair {
        let counter = safeDIOverrides.counter()
        return Pair(first: first, second: second, counter: counter)
    }
}

extension Screen {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var store: (() -> Store)? = nil
        private var _box1: Boxed<Meter.SafeDIMockConfiguration>? = nil
        var meter: Meter.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }
        private var _box2: Boxed<Theme.SafeDIMockConfiguration>? = nil
        var theme: Theme.SafeDIMockConfiguration {
            get { _box2?.value ?? .init() }
            set { _box2 = .init(newValue) }
        }
        var later: (() -> Store)? = nil

        init(
            store: (() -> Store)? = nil, meter: Meter.SafeDIMockConfiguration = .init(),
            theme: Theme.SafeDIMockConfiguration = .init(), later: (() -> Store)? = nil
        ) {
            self.store = store
            self.meter = meter
            self.theme = theme
            self.later = later
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Screen {
        nonisolated func makeLog(configuration: Log.SafeDIMockConfiguration) -> Log {
            return if let make_2 = configuration.safeDIBuilder {
                make_2(configuration.counter)
            } else {
                Log(counter: configuration.counter)
            }
        }

        func makeMeter(configuration: Meter.SafeDIMockConfiguration) -> Meter {
            return if let make_2 = configuration.safeDIBuilder {
                make_2(configuration.counter())
            } else {
                Meter(counter: configuration.counter())
            }
        }

        nonisolated func makeStore() -> Store {
            let log = makeLog(configuration: .init())
            return Store(log: log)
        }

        func makeTheme(configuration: Theme.SafeDIMockConfiguration) -> Theme {
            return if let make_2 = configuration.safeDIBuilder {
                make_2(configuration.palette, configuration.other, configuration.make)
            } else {
                Theme(palette: configuration.palette, other: configuration.other, make: configuration.make)
            }
        }

        let store = if let make_2 = safeDIOverrides.store { make_2() } else { makeStore() }
        let meter = makeMeter(configuration: safeDIOverrides.meter)
        let theme = makeTheme(configuration: safeDIOverrides.theme)
        let later = Instantiator<Store> { [make_2 = safeDIOverrides.later] in
            if let make_2 { make_2() } else { makeStore() }
        }
        return Screen(store: store, meter: meter, theme: theme, later: later)
    }
}

extension Store {
    /// Makes the type and its tree for a test.
    static func mock(counter: sending Counter = Counter(start: 2), limit: Int = 3) -> Store {
        func makeLog(configuration: Log.SafeDIMockConfiguration) -> Log {
            return if let make_2 = configuration.safeDIBuilder {
                make_2(configuration.counter)
            } else {
                Log(counter: configuration.counter)
            }
        }

        let log = makeLog(configuration: .init())
        return Store(log: log, counter: counter, limit: limit)
    }
}
#endif
