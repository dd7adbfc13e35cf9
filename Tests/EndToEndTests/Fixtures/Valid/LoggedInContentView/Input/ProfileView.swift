import SafeDI
import SwiftUI

@Instantiable
public struct ProfileView: View, Instantiable {
    public init(updateUserService: UpdateUserService) {
        self.updateUserService = updateUserService
    }

    public var body: some View {
        Text("\(updateUserService)")
    }

    @Instantiated private let updateUserService: UpdateUserService
}
