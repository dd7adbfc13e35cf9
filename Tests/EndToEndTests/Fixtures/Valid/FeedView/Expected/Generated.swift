// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(SafeDI)
import SafeDI
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

extension FeedApp {
    /// Makes the whole dependency tree.
    public init() {
        func makeLoggedInView(user: User) -> LoggedInView {
            let feedViewBuilder = Instantiator<FeedView> { FeedView(user: user) }
            return LoggedInView(user: user, feedViewBuilder: feedViewBuilder)
        }

        func makeLoggedOutView(user: User?) -> LoggedOutView {
            let feedViewBuilder = Instantiator<FeedView> { FeedView(user: user) }
            return LoggedOutView(feedViewBuilder: feedViewBuilder)
        }

        let loggedOutView = makeLoggedOutView(user: nil)
        let loggedInViewBuilder = Instantiator<LoggedInView> { makeLoggedInView(user: $0) }
        self.init(loggedOutView: loggedOutView, loggedInViewBuilder: loggedInViewBuilder)
    }
}
