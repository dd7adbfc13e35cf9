import Lib

/// An actor of its own ends no chain, nor does a class in branches.
@MainActor class Isolated: Base { override init() { super.init() } }

#if DEBUG
class Branched: Base { override init() { super.init() } }
#else
class Branched: Base { override init() { super.init() } }
#endif

protocol Themed {}

extension Themed {
    typealias Theme = [Int]
}

extension Base {
    struct Mark {}
}

extension Feature {
    struct Note {}
}

extension Page {
    enum Size { case small, large }
}
