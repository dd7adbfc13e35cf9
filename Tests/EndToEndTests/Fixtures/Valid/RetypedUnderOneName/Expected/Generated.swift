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
    public init() {
        func makeProfile(user_2: User, user_2_2: Int) -> Profile {
            let user: any Named = user_2
            return Profile(user: user, badge: Badge(user: user), card: Card(user: user_2, user_2: user_2_2))
        }

        func makeSession(user: User, user_2: Int) -> Session {
            Session(user: user, user_2: user_2, profile: makeProfile(user_2: user, user_2_2: user_2))
        }

        let sessions = Instantiator<Session> { makeSession(user: $0.user, user_2: $0.user_2) }
        self.init(sessions: sessions)
    }
}
