import Arbor
import Identity

public protocol Named {
    var name: String { get }
}

public struct User: Named {
    public let name: String
}

/// The same label, another type: both are known here, and what stands below takes the one or the other.
@Instantiable
public final class Profile: Instantiable {
    public init(user: any Named, badge: Badge, card: Card) {
        self.user = user
        self.badge = badge
        self.card = card
    }

    @Received(fulfilledByDependencyNamed: "user", ofType: User.self) let user: any Named
    @Instantiated let badge: Badge
    @Instantiated let card: Card
}

@Instantiable
public final class Badge: Instantiable {
    public init(user: any Named) {
        self.user = user
    }

    @Received let user: any Named
}

@Instantiable
public final class Card: Instantiable {
    public init(user: User, user_2: Int) {
        self.user = user
        self.user_2 = user_2
    }

    @Received let user: User
    /// The name that Arbor itself would give.
    @Received let user_2: Int
}

@Instantiable
public final class Session: Instantiable {
    public init(user: User, user_2: Int, profile: Profile) {
        self.user = user
        self.user_2 = user_2
        self.profile = profile
    }

    @Forwarded let user: User
    @Forwarded let user_2: Int
    @Instantiated let profile: Profile
}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(sessions: Instantiator<Session>) {
        self.sessions = sessions
    }

    @Instantiated let sessions: Instantiator<Session>
}

let session = Root().sessions.instantiate((user: User(name: "Ada"), user_2: 2))
print(session.profile.user.name, session.profile.badge.user.name, session.profile.card.user.name, session.profile.card.user_2)
