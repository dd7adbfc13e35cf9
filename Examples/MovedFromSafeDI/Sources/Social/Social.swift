import Accounts
import Feed
import SafeDI
import Vault
import Views

@Instantiable(isRoot: true)
public final class Social: Instantiable {
    public init(
        userService: UserService, vault: Vault, log: Log, theme: Container<Theme>,
        loggedOutViewBuilder: Instantiator<LoggedOutView>,
        loggedInViewBuilder: ErasedInstantiator<LoggedInView.ForwardedProperties, AnyView>,
        reader: Reader
    ) {
        self.userService = userService
        self.vault = vault
        self.log = log
        self.theme = theme
        self.loggedOutViewBuilder = loggedOutViewBuilder
        self.loggedInViewBuilder = loggedInViewBuilder
        self.reader = reader
    }

    func run() async -> [String] {
        let before = loggedOutViewBuilder.instantiate().text
        let user = userService.logIn(name: "Alice")
        let manager = DefaultUserManager(user: user)
        let after = loggedInViewBuilder.instantiate((user: user, userManager: manager)).text
        return [before, after, await reader.read("News"), "theme: \(theme.value)"] + log.lines
    }

    @Instantiated private let userService: UserService
    @Instantiated private let vault: Vault
    @Instantiated(fulfilledByType: "LoudLog") private let log: Log
    @Instantiated private let theme: Container<Theme>
    @Instantiated private let loggedOutViewBuilder: Instantiator<LoggedOutView>
    @Instantiated(fulfilledByType: "LoggedInView", erasedToConcreteExistential: true) private
        let loggedInViewBuilder: ErasedInstantiator<LoggedInView.ForwardedProperties, AnyView>
    @Instantiated private let reader: Reader
}

public enum Theme: Sendable { case light, dark }

/// The conformance stands in the module of accounts.
@Instantiable(conformsElsewhere: true)
extension Container {
    public static func instantiate() -> Container<Theme> { Container<Theme>(.dark) }
}
