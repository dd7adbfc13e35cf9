// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

#if DEBUG
/// Implements `Program` with the providers of its modules.
final class BladeProgram: Program {
    private let lazyInt: Lazy<Int>

    func clock() -> Clock {
        return Clock()
    }

    func lazySize() -> Lazy<Int> {
        return lazyInt
    }

    init() {
        let lazyInt = Lazy<Int> { Shared.size() }
        self.lazyInt = lazyInt
    }
}
#endif

#if !(DEBUG)
/// Implements `Program` with the providers of its modules.
final class BladeProgram: Program {
    private let lazyInt: Lazy<Int>

    func clock() -> Clock {
        return Clock()
    }

    func lazySize() -> Lazy<Int> {
        return lazyInt
    }

    @inline(never)
    private static func makeInt() -> Int {
        Shared.size(clock: Clock())
    }

    init() {
        let lazyInt = Lazy<Int> { BladeProgram.makeInt() }
        self.lazyInt = lazyInt
    }
}
#endif

/// Implements `Tools` with the providers of its modules.
final class BladeTools: Tools {
    func console() -> Console {
        return BladeTools.makeConsole()
    }

    @inline(never)
    private static func makeConsole() -> Console {
#if !(DEBUG) && !(VERBOSE)
        let log: Log = Logs.log()
#endif
#if (DEBUG) || (VERBOSE)
        let log = Log()
#endif
        return Console(log: log)
    }

    init() {}
}

/// Implements `Values` with the providers of its modules.
final class BladeValues: Values {
    private let int: Int

    func size() -> Int {
        return int
    }

    func name() -> String {
#if !(DEBUG)
        return ReleaseNames.name()
#endif
#if DEBUG
        return Names.name()
#endif
    }

#if !(DEBUG)
    @inline(never)
    private static func makeInt() -> Int {
        Shared.size(clock: Clock())
    }
#endif

    init() {
#if !(DEBUG)
        let int: Int = BladeValues.makeInt()
#endif
#if DEBUG
        let int: Int = Shared.size()
#endif
        self.int = int
    }
}
