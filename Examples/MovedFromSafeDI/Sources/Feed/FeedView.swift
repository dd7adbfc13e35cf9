import Accounts
import SafeDI
import Views

/// Is shown to those who are logged in, and to others.
@Instantiable
public struct FeedView: View, Instantiable {
    public init(user: User?, page: Page) {
        self.user = user
        self.page = page
    }

    public var text: String { "feed of \(user?.name ?? "everyone"), page \(page.number)" }

    @Received(onlyIfAvailable: true) private let user: User?
    @Instantiated private let page: Page

    /// A type in a type.
    @Instantiable
    public struct Page: Instantiable {
        public init() {}

        let number = 1
    }
}

/// What the app shows of an article, without this module knowing how.
@Instantiable
public final class Reader: Instantiable, Sendable {
    public init(
        articles: SendableErasedInstantiator<String, AnyView>, counters: SendableInstantiator<Counter>
    ) {
        self.articles = articles
        self.counters = counters
    }

    public func read(_ title: String) async -> String {
        async let view = articles.instantiate(title).text
        return await view + ", " + counters.instantiate().text
    }

    @Instantiated(fulfilledByType: "ArticleView", erasedToConcreteExistential: true) private let articles:
        SendableErasedInstantiator<String, AnyView>
    @Instantiated private let counters: SendableInstantiator<Counter>
}

@Instantiable
public struct Counter: Instantiable, Sendable {
    public init() {}

    public var text: String { "read once" }
}
