import SafeDI

public struct User {
    public let name: String
}

import SwiftUI

@Instantiable
public struct LoggedOutView: View, Instantiable {
    public init(feedViewBuilder: Instantiator<FeedView>) {
        self.feedViewBuilder = feedViewBuilder
    }

    public var body: some View {
        NavigationLink("logged out") { feedViewBuilder.instantiate() }
    }

    @Instantiated private let feedViewBuilder: Instantiator<FeedView>
}

@Instantiable
public struct LoggedInView: View, Instantiable {
    public init(user: User, feedViewBuilder: Instantiator<FeedView>) {
        self.user = user
        self.feedViewBuilder = feedViewBuilder
    }

    public var body: some View {
        NavigationLink("logged in as \(user.name)") { feedViewBuilder.instantiate() }
    }

    @Forwarded private let user: User

    @Instantiated private let feedViewBuilder: Instantiator<FeedView>
}

@Instantiable
public struct FeedView: View, Instantiable {
    public init(user: User?) {
        self.user = user
    }

    public var body: some View {
        if let user {
            Text("a feed for \(user.name)")
        } else {
            Text("a feed for everybody")
        }
    }

    @Received(onlyIfAvailable: true) private let user: User?
}
