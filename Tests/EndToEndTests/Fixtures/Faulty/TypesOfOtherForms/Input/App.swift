import Arbor

public protocol P {}

@Instantiable public struct K: P, Instantiable { public init() {} }

@Instantiable(fulfillingAdditionalTypes: [[K].self, Int.self])
public struct L: Instantiable {
    public init(k: [K], f: @escaping () -> K, t: (K, K)) {
        self.k = k
        self.f = f
        self.t = t
    }

    @Received(fulfilledByDependencyNamed: "other", ofType: K.self) let k: [K]
    @Received(fulfilledByDependencyNamed: "other", ofType: K.self) let f: () -> K
    @Received(fulfilledByDependencyNamed: "other", ofType: K.self) let t: (K, K)
}

/// The program's own, which has subtypes.
open class Character { public init() {} }

@Instantiable(fulfillingAdditionalTypes: [Character.self])
public final class Letter: Character, Instantiable { public override init() { super.init() } }

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(
        other: K, l: L, a: [any P], b: (any P, Int)?, c: @escaping () -> K, d: K.Type, e: Int,
        f: ErasedInstantiator<(), [K: K]>, g: AnyObject, h: Character
    ) {
        fatalError()
    }

    @Instantiated let other: K
    @Instantiated let l: L
    @Instantiated(fulfilledByType: "K") let a: [any P]
    @Instantiated(fulfilledByType: "K") let b: (any P, Int)?
    @Instantiated(fulfilledByType: "K") let c: () -> K
    @Instantiated(fulfilledByType: "K") let d: K.Type
    @Instantiated(fulfilledByType: "K") let e: Int
    @Instantiated(fulfilledByType: "K") let f: ErasedInstantiator<(), [K: K]>
    @Instantiated(fulfilledByType: "K") let g: AnyObject
    @Instantiated let h: Character
}
