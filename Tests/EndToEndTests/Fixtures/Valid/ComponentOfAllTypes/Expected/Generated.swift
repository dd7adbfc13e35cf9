// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

/// Implements `EmptyNamesProgram` with the providers of its modules.
final class BladeEmptyNamesProgram: EmptyNamesProgram {
    func both() -> String {
        return BladeEmptyNamesProgram.makeString()
    }

    func unnamed() -> Int {
        return EmptyNames.unnamed()
    }

    @inline(never)
    private static func makeString() -> String {
        let named: Int = EmptyNames.named()
        let unnamed: Int = EmptyNames.unnamed()
        return EmptyNames.both(named: named, unnamed: unnamed)
    }

    init() {}
}

/// Implements `ForcedProgram` with the providers of its modules.
final class BladeForcedProgram: ForcedProgram {
    private let _count: Int?
    private let _action: (() -> Int)?

    func text() -> String! {
        return Forced.text(count: _count, action: _action)
    }

    func sameText() -> String? {
        return Forced.text(count: _count, action: _action)
    }

    func count() -> Int? {
        return _count
    }

    func action() -> (() -> Int)! {
        return _action
    }

    init(count _count: Int!, _ _action: (() -> Int)!) {
        self._count = _count
        self._action = _action
    }
}

/// Implements `Program` with the providers of its modules.
final class BladeProgram: Program {
    private let _logger: any Logger

    func everything() -> Everything {
        return BladeProgram.makeEverything(logger: _logger)
    }

    func box() -> Box<Int> {
        return Values.box()
    }

    func other() -> Box<[String: Box<Bool>]> {
        return Values.other()
    }

    func logger() -> any Logger {
        return _logger
    }

    func sameLogger() -> Logger {
        return _logger
    }

    func value() -> Int? {
        return Values.optional()
    }

    func value() -> [String] {
        return Values.names()
    }

    func forced() -> Int! {
        return Values.optional()
    }

    @inline(never)
    private static func makeInt() -> () -> Int {
        let pair: (Int, String) = BladeProgram.makeIntString()
        return Values.action(pair: pair)
    }

    @inline(never)
    private static func makeIntString() -> (Int, String) {
        let optional: Int? = Values.optional()
        return Values.pair(optional: optional)
    }

    @inline(never)
    private static func makeBase() -> Base {
        let names: [String] = Values.names()
        return Base(names: names)
    }

    @inline(never)
    private static func makeCounter() -> Counter {
        let start: Int? = Values.optional()
        return Counter(start: start)
    }

    @inline(never)
    private static func makeEverything(logger: any Logger) -> Everything {
        let optional: Optional<Int> = Values.optional()
        let names: Array<String> = Values.names()
        let ages: Dictionary<String, Int> = BladeProgram.makeStringInt()
        let pair: (Int, String) = BladeProgram.makeIntString()
        let action: () -> Int = BladeProgram.makeInt()
        let address = BladeProgram.makeNetworkAddress()
        let box: Box<Int> = Values.box()
        let other: Box<[String: Box<Bool>]> = Values.other()
        let type: Base.Type = Values.type()
        let counter = BladeProgram.makeCounter()
        let mode = Mode()
        let base = BladeProgram.makeBase()
        let `default`: Set<Int> = Values.numbers()
        return Everything(
            optional, names: names, ages: ages, of: pair, action: action, logger: logger, address: address,
            box: box, other: other, type: type, counter: counter, mode: mode, base: base, default: `default`
        )
    }

    @inline(never)
    private static func makeNetworkAddress() -> Network.Address {
        let host: String = Network.Values.host()
        return Network.Address(host)
    }

    @inline(never)
    private static func makeStringInt() -> [String: Int] {
        let names: [String] = Values.names()
        return Values.ages(names: names)
    }

    init() {
        let _logger: any Logger = Values.logger()
        self._logger = _logger
    }
}
