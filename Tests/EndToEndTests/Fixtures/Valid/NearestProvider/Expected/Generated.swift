// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeInner() -> Inner {
            let session = Session()
            return Inner(session: session, reader: Reader(session: session))
        }

        func makeOther(session: String, session_2: Session) -> Other {
            Other(session: session, reader: Reader(session: session_2))
        }

        let session = Session()
        let reader = Reader(session: session)
        let inner = makeInner()
        let others = Instantiator<Other> { makeOther(session: $0, session_2: session) }
        self.init(session: session, reader: reader, inner: inner, others: others)
    }
}
