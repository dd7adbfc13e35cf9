import SafeDI
import SwiftUI

@main
@Instantiable(isRoot: true)
public struct FeedApp: App, Instantiable {
    public init(loggedOutView: LoggedOutView, loggedInViewBuilder: Instantiator<LoggedInView>) {
        self.loggedOutView = loggedOutView
        self.loggedInViewBuilder = loggedInViewBuilder
    }

    public var body: some Scene {
        WindowGroup {
            loggedOutView
            loggedInViewBuilder.instantiate(User(name: "Ada"))
        }
    }

    @Instantiated private let loggedOutView: LoggedOutView
    @Instantiated private let loggedInViewBuilder: Instantiator<LoggedInView>
}
