import SafeDI
import SwiftUI

@MainActor let manager = DefaultUserManager(user: User(name: "Ada"))

@main
@Instantiable(isRoot: true)
public struct VendorApp: App, Instantiable {
    public init(loggedInViewBuilder: Instantiator<LoggedInView>) {
        self.loggedInViewBuilder = loggedInViewBuilder
    }

    public var body: some Scene {
        WindowGroup {
            loggedInViewBuilder.instantiate(manager)
        }
    }

    @Instantiated private let loggedInViewBuilder: Instantiator<LoggedInView>
}
