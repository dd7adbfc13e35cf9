import Blade
import Testing

@Suite("A component owns the values that refer to each other")
struct LazyOwnershipTests {
    @Test("singletons in a cycle are released with their component")
    func cycle() {
        var family: Family? = Family()
        let parent = family.map { Weak($0.parent.get()) }
        let child = family.map { Weak($0.child.get()) }
        #expect(family?.parent.get().child.get() === child?.node)
        #expect(family?.child.get().parent.get() === parent?.node)
        #expect(parent?.node != nil)
        family = nil
        #expect(parent?.node == nil)
        #expect(child?.node == nil)
    }

    @Test("a component in which no value was made is released")
    func unused() {
        var family: Family? = Family()
        let lazies = family.map { [Weak($0.parent), Weak($0.child)] } ?? []
        #expect(lazies.allSatisfy { $0.node != nil })
        family = nil
        #expect(lazies.allSatisfy { $0.node == nil })
    }

    @Test("a value that refers to itself is released with its component")
    func selfReference() {
        let promise = Lazy<Link>._promise()
        var lazy: Lazy? = Lazy._fulfilled(promise, by: Lazy { Link(promise) })
        let link = lazy.map { Weak($0.get()) }
        #expect(lazy?.get().next.get() === link?.node)
        lazy = nil
        #expect(link?.node == nil)
    }

    @Test("a promise doesn't own, and its fulfilment returns the lazy value itself")
    func promise() {
        let promise = Lazy<Node>._promise()
        var lazy: Lazy? = Lazy<Node> { Node() }
        #expect(lazy.map { Lazy._fulfilled(promise, by: $0) } === lazy)
        let node = Weak(promise.get())
        #expect(promise.get() === lazy?.get())
        lazy = nil
        #expect(node.node == nil)
    }

    @Test("a keeper owns what is kept, and its users don't")
    func keeper() {
        var keeper: _LazyKeeper? = _LazyKeeper()
        let (kept, lazy) = keep(by: keeper)
        let node = Weak(kept.get())
        #expect(kept.get() === node.node)
        #expect(lazy.node != nil)
        keeper = nil
        #expect(node.node == nil)
        #expect(lazy.node == nil)
    }

    @Test("a value outlives its component if another object owns it")
    func escaped() {
        var family: Family? = Family()
        let parent = family?.parent.get()
        family = nil
        #expect(parent != nil)
    }

    private func keep(by keeper: _LazyKeeper?) -> (Lazy<Node>, Weak) {
        let lazy = Lazy<Node> { Node() }
        return (Lazy._kept(lazy, by: keeper ?? _LazyKeeper()), Weak(lazy))
    }
}

private final class Parent {
    let child: Lazy<Child>

    init(child: Lazy<Child>) { self.child = child }
}

private final class Child {
    let parent: Lazy<Parent>

    init(parent: Lazy<Parent>) { self.parent = parent }
}

private final class Link {
    let next: Lazy<Link>

    init(_ next: Lazy<Link>) { self.next = next }
}

/// A component as `arbor` could write it. Only the child's reference to its parent owns.
private final class Family {
    let parent: Lazy<Parent>
    let child: Lazy<Child>

    init() {
        let promise = Lazy<Child>._promise()
        let parent = Lazy { Parent(child: promise) }
        self.parent = parent
        child = Lazy._fulfilled(promise, by: Lazy { Child(parent: parent) })
    }
}
