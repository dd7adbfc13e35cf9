import SafeDI
import SwiftUI

@main
@Instantiable(isRoot: true)
public struct NotesApp: App, Instantiable {
    public init(loggedInContentViewBuilder: Instantiator<LoggedInContentView>) {
        self.loggedInContentViewBuilder = loggedInContentViewBuilder
    }

    public var body: some Scene {
        WindowGroup {
            loggedInContentViewBuilder.instantiate(User(name: "Ada"))
            loggedInContentViewBuilder.instantiate(User(name: "Grace"))
        }
    }

    @Instantiated private let loggedInContentViewBuilder: Instantiator<LoggedInContentView>
}
