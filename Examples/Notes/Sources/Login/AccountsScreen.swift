import Arbor
import Model

/// What may be done without being logged in.
public enum AccountCommand: Equatable, Sendable {
    case list
    case register(Credentials)
}

/// Shows who has an account, and opens new ones.
@Instantiable
public struct AccountsScreen: Screen, Instantiable {
    public init(
        command: AccountCommand,
        accountStore: any AccountStore,
        authenticator: any Authenticator,
        console: any Console
    ) {
        self.command = command
        self.accountStore = accountStore
        self.authenticator = authenticator
        self.console = console
    }

    public func show() async throws {
        switch command {
        case .list:
            for user in try await accountStore.users() {
                console.write(user.name)
            }
        case .register(let credentials):
            let user = try await authenticator.register(credentials)
            console.write("Welcome, \(user.name).")
        }
    }

    @Forwarded private let command: AccountCommand

    @Received private let accountStore: any AccountStore

    @Received private let authenticator: any Authenticator

    @Received private let console: any Console
}
