// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

/// Implements `Meadow` with the providers of its modules.
@available(macOS 10.15, *)
@available(*, deprecated, message: "use Orchard")
final class BladeMeadow: Meadow {
    func tree() -> Tree {
        return BladeMeadow.makeTree()
    }

    @inline(never)
    private static func makeTree() -> Tree {
        let child = Lazy<Tree> { BladeMeadow.makeTree() }
        return Tree(child: child, leaf: Tree.Leaf())
    }

    init() {}
}

/// Implements `Orchard` with the providers of its modules.
@available(macOS 10.15, *)
final class BladeOrchard: Orchard {
    private let _names: [String]
    private let sendableLazyGate: SendableLazy<Gate>

    func gate() -> Lazy<Gate> {
        return Lazy<Gate> { [sendableLazyGate = self.sendableLazyGate] in
            SendableLazy<Gate>._get(sendableLazyGate)
        }
    }

    func names() -> [String] {
        return _names
    }

    init(names _names: [String]) {
        let sendableLazyGate = SendableLazy<Gate> { Gate() }
        self._names = _names
        self.sendableLazyGate = sendableLazyGate
    }
}

/// Implements `Yard` with the providers of its modules.
final class BladeYard: Yard {
    private let _fence: Fence

    @discardableResult
    func fence() -> Fence {
        return _fence
    }

    init() {
        let _fence = Fence()
        self._fence = _fence
    }
}
