// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        func makeOther(name: String) -> Other {
            let cfg2: Cfg2 = Cfg2.instantiate(name: name)
            return Other(cfg2: cfg2)
        }

        func makeUser(name: String) -> User {
            User(name: name, other: makeOther(name: name))
        }

        let log = Log()
        let c: Cfg = Cfg.instantiate(log: log)
        let a: [any P] = [any P].instantiate()
        let ints: [Int] = Array<Int>.instantiate()
        let fs: Array<() -> Void> = [() -> Void].instantiate()
        let o: Int? = Int?.instantiate()
        let p: (any P)? = Optional<any P>.instantiate()
        let d: Dictionary<String, any P> = [String: any P].instantiate(a: a)
        let s: Set<Int> = Set<Int>.instantiate()
        let u = Instantiator<User> { makeUser(name: $0) }
#if !(DEBUG)
        let cond: Cond = Cond.instantiate(log: log)
#endif
#if DEBUG
        let cond: Cond = Cond.instantiate()
#endif
        self.init(c: c, log: log, a: a, ints: ints, fs: fs, o: o, p: p, d: d, s: s, u: u, cond: cond)
    }
}
