// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Feature {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makePage() -> Page {
            Page(log: Log())
        }

        let sessions = Instantiator<Session> { Session(user: $0) }
        self.init(user: nil, log: nil, sessions: sessions, page: makePage())
    }
}
