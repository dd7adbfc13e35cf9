import SafeDI
import Views

/// Sees the manager of its user as one that only tells who it is.
@Instantiable
public struct ProfileView: View, Instantiable {
    public init(userVendor: UserVendor, editProfileViewBuilder: Instantiator<EditProfileView>) {
        self.userVendor = userVendor
        self.editProfileViewBuilder = editProfileViewBuilder
    }

    public var text: String {
        "profile of \(userVendor.user.name); \(editProfileViewBuilder.instantiate().text)"
    }

    @Received(fulfilledByDependencyNamed: "userManager", ofType: UserManager.self) private let userVendor:
        UserVendor
    @Instantiated private let editProfileViewBuilder: Instantiator<EditProfileView>
}

@Instantiable
public struct EditProfileView: View, Instantiable {
    public init(userVendor: UserVendor, draft: Draft) {
        self.userVendor = userVendor
        self.draft = draft
    }

    public var text: String { "edit \(userVendor.user.name), \(draft.changes) changes" }

    @Received private let userVendor: UserVendor
    @Instantiated @ObservedObject private var draft: Draft
}

@Instantiable
public final class Draft: ObservableObject, Instantiable {
    public init() {}

    public var changes = 0
}
