// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(SafeDI)
import SafeDI
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

extension VendorApp {
    /// Makes the whole dependency tree.
    public init() {
        func makeLoggedInView(userManager: UserManager) -> LoggedInView {
            let profileViewBuilder = Instantiator<ProfileView> { makeProfileView(userManager: userManager) }
            return LoggedInView(userManager: userManager, profileViewBuilder: profileViewBuilder)
        }

        func makeProfileView(userManager: UserManager) -> ProfileView {
            let userVendor: UserVendor = userManager
            let editProfileViewBuilder = Instantiator<EditProfileView> {
                EditProfileView(userVendor: userVendor)
            }
            return ProfileView(userVendor: userVendor, editProfileViewBuilder: editProfileViewBuilder)
        }

        let loggedInViewBuilder = Instantiator<LoggedInView> { makeLoggedInView(userManager: $0) }
        self.init(loggedInViewBuilder: loggedInViewBuilder)
    }
}
