import Blade
import Testing

@Suite("A Lazy makes its value once")
struct LazyTests {
    @Test("the first call makes the value, and later calls return it")
    func once() {
        var calls = 0
        let lazy = Lazy<Node> {
            calls += 1
            return Node()
        }
        #expect(calls == 0)
        let first = lazy.get()
        #expect(lazy.get() === first)
        #expect(Lazy._get(lazy) === first)
        #expect(calls == 1)
    }

    @Test("values, optionals and existentials are kept as they are")
    func values() {
        var number = 0
        let next = Lazy<Int> {
            number += 1
            return number
        }
        #expect([next.get(), next.get()] == [1, 1])
        var calls = 0
        let nothing = Lazy<String?> {
            calls += 1
            return nil
        }
        #expect(nothing.get() == nil)
        #expect(nothing.get() == nil)
        #expect(calls == 1)
        #expect(Lazy<any Equatable & Sendable> { [1, 2] }.get() as? [Int] == [1, 2])
    }

    @Test("the closure is released after its call")
    func closure() {
        let (lazy, captured) = lazyWithCapture { Node() }
        #expect(captured.node != nil)
        _ = lazy.get()
        #expect(captured.node == nil)
    }

    @Test("releasing the closure may call get() again")
    func closureThatCallsBack() {
        var seen: [Int] = []
        var lazy: Lazy<Int>?
        var node: Node? = Node { seen.append(lazy?.get() ?? 0) }
        lazy = Lazy { [node] in node == nil ? 1 : 2 }
        node = nil
        #expect(lazy?.get() == 2)
        #expect(seen == [2])
        lazy = nil
    }

    @Test("a Lazy that is never used releases its closure too")
    func unused() {
        let (lazy, captured) = lazyWithCapture { Node() }
        withExtendedLifetime(lazy) { #expect(captured.node != nil) }
        let (_, other) = lazyWithCapture { Node() }
        #expect(other.node == nil)
    }

    @Test("a value that exists already is returned")
    func made() {
        let node = Node()
        #expect(Lazy<Node>._of(node).get() === node)
        #expect(SendableLazy<Int>._of(7).get() == 7)
    }

    /// A lazy value whose closure owns an object, and a weak reference to that.
    private func lazyWithCapture(_ make: @escaping () -> Node) -> (Lazy<Node>, Weak) {
        let captured = Node()
        return (Lazy { withExtendedLifetime(captured, make) }, Weak(captured))
    }
}

/// An object that reports its release.
final class Node {
    private let released: () -> Void

    init(released: @escaping () -> Void = {}) { self.released = released }

    deinit { released() }
}

/// A weak reference.
final class Weak {
    private(set) weak var node: AnyObject?

    init(_ node: AnyObject) { self.node = node }
}
