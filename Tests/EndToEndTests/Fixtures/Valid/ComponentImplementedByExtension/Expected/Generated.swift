// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

/// Implements `App` with the providers of its modules.
public final class BladeApp: App {
    public func log() -> Log {
        return Log()
    }

    public init() {}
}
