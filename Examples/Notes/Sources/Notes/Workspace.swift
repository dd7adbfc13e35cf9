import Arbor
import Login
import Model
import Storage

/// All that shares one database. The file is not touched before a command needs it.
@Instantiable
public struct Workspace: Instantiable {
    public init(
        location: DatabaseLocation,
        console: any Console,
        database: Database,
        accountStore: any AccountStore,
        authenticator: any Authenticator,
        accountsBuilder: Instantiator<AccountsScreen>,
        sessionBuilder: Instantiator<Session>
    ) {
        self.location = location
        self.console = console
        self.database = database
        self.accountStore = accountStore
        self.authenticator = authenticator
        self.accountsBuilder = accountsBuilder
        self.sessionBuilder = sessionBuilder
    }

    func run(_ invocation: Invocation) async throws {
        switch invocation.command {
        case .help:
            console.write(Invocation.usage)
        case .users:
            try await accountsBuilder.instantiate(.list).show()
        case .register:
            try await accountsBuilder.instantiate(.register(credentials(in: invocation))).show()
        case .notes(let command):
            let user = try await authenticator.logIn(credentials(in: invocation))
            try await sessionBuilder.instantiate(user).run(command)
        }
    }

    private func credentials(in invocation: Invocation) throws -> Credentials {
        guard let name = invocation.name, !name.isEmpty else {
            throw NotesError.usage("who are you? Add --user NAME")
        }
        guard let password = invocation.password ?? console.readSecret(prompt: "Password: "),
            !password.isEmpty
        else {
            throw NotesError.usage("no password, neither by --password nor on the standard input")
        }
        return Credentials(name: name, password: password)
    }

    @Forwarded private let location: DatabaseLocation

    @Received private let console: any Console

    @Instantiated private let database: Database

    @Instantiated private let accountStore: any AccountStore

    @Instantiated private let authenticator: any Authenticator

    @Instantiated private let accountsBuilder: Instantiator<AccountsScreen>

    @Instantiated private let sessionBuilder: Instantiator<Session>
}
