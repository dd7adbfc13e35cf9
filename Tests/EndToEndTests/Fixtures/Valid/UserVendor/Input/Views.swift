import SafeDI
import SwiftUI

@Instantiable
public struct LoggedInView: View, Instantiable {
    public init(userManager: UserManager, profileViewBuilder: Instantiator<ProfileView>) {
        self.userManager = userManager
        self.profileViewBuilder = profileViewBuilder
    }

    public var body: some View {
        VStack {
            Text("logged in as \(userManager.user.name)")
            NavigationLink("Profile") { profileViewBuilder.instantiate() }
        }
    }

    @Forwarded private let userManager: UserManager

    @Instantiated private let profileViewBuilder: Instantiator<ProfileView>
}

@Instantiable
public struct ProfileView: View, Instantiable {
    public init(userVendor: UserVendor, editProfileViewBuilder: Instantiator<EditProfileView>) {
        self.userVendor = userVendor
        self.editProfileViewBuilder = editProfileViewBuilder
    }

    public var body: some View {
        VStack {
            Text("profile of \(userVendor.user.name)")
            NavigationLink("Edit") { editProfileViewBuilder.instantiate() }
        }
    }

    @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self) private let userVendor: UserVendor

    @Instantiated private let editProfileViewBuilder: Instantiator<EditProfileView>
}

@Instantiable
public struct EditProfileView: View, Instantiable {
    public init(userVendor: UserVendor) {
        self.userVendor = userVendor
    }

    public var body: some View {
        Text("edit \(userVendor.user.name): the very manager, \((userVendor as AnyObject) === manager)")
    }

    @Received private let userVendor: UserVendor
}
