import Identity
import SafeDI
import SwiftUI

public struct User {
    public let name: String
}

@Instantiable
public final class UpdateUserService: Instantiable {
    public init(user: User) {
        self.user = user
        urlSession = .shared
    }

    public func updateUserName(to newName: String) async {
        // Updates the user name.
    }

    // The user object which is received from the LoggedInContentView.
    @Received private let user: User

    private let urlSession: URLSession

    private let identity = Identity("UpdateUserService")
}

extension UpdateUserService: CustomStringConvertible {
    public var description: String { "\(identity) for \(user.name), \(urlSession === URLSession.shared)" }
}
