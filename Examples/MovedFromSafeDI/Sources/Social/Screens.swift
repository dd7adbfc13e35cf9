import Accounts
import Feed
import SafeDI
import Views

@Instantiable
public struct LoggedOutView: View, Instantiable {
    public init(feedViewBuilder: Instantiator<FeedView>) { self.feedViewBuilder = feedViewBuilder }

    public var text: String { "hello; \(feedViewBuilder.instantiate().text)" }

    @Instantiated private let feedViewBuilder: Instantiator<FeedView>
}

@Instantiable
public struct LoggedInView: View, Instantiable {
    public init(
        user: User, userManager: UserManager, feedViewBuilder: Instantiator<FeedView>,
        profileViewBuilder: Instantiator<ProfileView>
    ) {
        self.user = user
        self.userManager = userManager
        self.feedViewBuilder = feedViewBuilder
        self.profileViewBuilder = profileViewBuilder
    }

    public var text: String {
        "hello, \(user.name); \(feedViewBuilder.instantiate().text); \(profileViewBuilder.instantiate().text)"
    }

    @Forwarded private let user: User
    @Forwarded private let userManager: UserManager
    @Instantiated private let feedViewBuilder: Instantiator<FeedView>
    @Instantiated private let profileViewBuilder: Instantiator<ProfileView>
}

@Instantiable
public struct ArticleView: View, Instantiable {
    public init(title: String, vaults: Vaults) {
        self.title = title
        self.vaults = vaults
    }

    public var text: String { "article: \(title) (\(vaults.count))" }

    @Forwarded private let title: String
    @Instantiated private let vaults: Vaults
}

@Instantiable
public struct Vaults: Instantiable {
    public init() {}

    let count = 1
}
