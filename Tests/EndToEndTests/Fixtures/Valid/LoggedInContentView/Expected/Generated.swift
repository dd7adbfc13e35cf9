// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Identity)
import Identity
#endif
#if canImport(SafeDI)
import SafeDI
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

extension NotesApp {
    /// Makes the whole dependency tree.
    public init() {
        func makeLoggedInContentView(user: User) -> LoggedInContentView {
            let profileViewBuilder = ErasedInstantiator<(), AnyView> { AnyView(makeProfileView(user: user)) }
            return LoggedInContentView(user: user, profileViewBuilder: profileViewBuilder)
        }

        func makeProfileView(user: User) -> ProfileView {
            ProfileView(updateUserService: UpdateUserService(user: user))
        }

        let loggedInContentViewBuilder = Instantiator<LoggedInContentView> {
            makeLoggedInContentView(user: $0)
        }
        self.init(loggedInContentViewBuilder: loggedInContentViewBuilder)
    }
}
