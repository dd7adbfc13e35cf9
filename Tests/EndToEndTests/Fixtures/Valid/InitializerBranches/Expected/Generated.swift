// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        func makeF(name: String, log: Log) -> F {
#if DEBUG
            return F(log: log, name: name)
#else
            return F(log: log, named: name)
#endif
        }

        func makeK(log: Log) -> K {
#if DEBUG
            return K(log: log)
#elseif !(DEBUG) && (os(Linux) && !TESTING)
            return K(log)
#else
            return K(other: log)
#endif
        }

        let log = Log()
        let k = makeK(log: log)
        let f = Instantiator<F> { makeF(name: $0, log: log) }
#if DEBUG
        self.init(log: log, k: k, f: f)
#else
        self.init(f: f, log: log, k: k)
#endif
    }
}
