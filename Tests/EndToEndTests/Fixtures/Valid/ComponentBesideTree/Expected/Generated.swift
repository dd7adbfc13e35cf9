// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Blade)
import Blade
#endif

extension App {
    /// Makes the whole dependency tree.
    public init() {
        self.init(clock: Clock())
    }
}

/// Implements `Legacy` with the providers of its modules.
public final class BladeLegacy: Legacy {
    private let start: Int
    private let _counter: Counter

    public func counter() -> Counter {
        return _counter
    }

    public init(_ start: Int) {
        let _counter = Counter(start: start)
        self.start = start
        self._counter = _counter
    }
}
