import Blade

/// `Self` is the type itself, in any part of a parameter's type.
struct Tree {
    struct Leaf {
        @Provider init() {}
    }

    let child: Lazy<Self>

    @Provider
    init(child: Lazy<Self>, leaf: Self.Leaf) { self.child = child }
}

/// The generated class is as available as the component.
@available(macOS 10.15, *)
@available(*, deprecated, message: "use Orchard")
@Component(modules: [Garden.self])
protocol Meadow {
    func tree() -> Tree
}

@Module(provides: [Tree.self, Tree.Leaf.self])
enum Garden {}

@available(macOS 10.15, *)
final class Gate: Sendable {
    @Provider(scope: .singleton)
    nonisolated init() {}
}

/// All that the class of a Sendable component keeps is Sendable. One that is isolated may keep anything.
@available(macOS 10.15, *)
@Component(modules: [Gates.self])
protocol Orchard: Sendable {
    init(names: [String])
    func gate() -> Lazy<Gate>
    func names() -> [String]
}

final class Fence {
    @Provider(scope: .singleton)
    init() {}
}

@Module(provides: [Gate.self, Fence.self])
enum Gates {}

@MainActor
@Component(modules: [Gates.self])
protocol Yard: Sendable {
    @discardableResult
    func fence() -> Fence
}

print(type(of: BladeOrchard(names: ["a"]).gate().get()), BladeOrchard(names: ["a"]).names())
MainActor.assumeIsolated {
    let yard = BladeYard()
    yard.fence()
    print(yard.fence() === BladeYard().fence())
}
