// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        let s = Instantiator<S> { S(name: $0.name, of: $0.age, class: $0.class) }
        let t = Instantiator<T> { T(a: $0.b, b: $0.a) }
        self.init(s: s, t: t)
    }
}
