import SafeDI
import SwiftUI

@Instantiable
public struct LoggedInContentView: View, Instantiable {
    public init(user: User, profileViewBuilder: ErasedInstantiator<(), AnyView>) {
        self.user = user
        self.profileViewBuilder = profileViewBuilder
    }

    public var body: some View {
        VStack {
            Text("logged in as \(user.name)")
            NavigationLink("Profile") { profileViewBuilder.instantiate() }
            NavigationLink("Profile, again") { profileViewBuilder.instantiate() }
        }
    }

    @Forwarded private let user: User

    @Instantiated(fulfilledByType: "ProfileView", erasedToConcreteExistential: true) private let profileViewBuilder: ErasedInstantiator<(), AnyView>
}
