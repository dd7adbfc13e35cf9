import SafeDI
import Vault

public protocol UserService: AnyObject {
    var user: User? { get }
    func logIn(name: String) -> User
}

/// Stands for the protocol, so that those who use it don't know it.
@Instantiable(fulfillingAdditionalTypes: [UserService.self])
public final class DefaultUserService: UserService, Instantiable {
    public init(authService: AuthService, vault: Vault, log: Log) {
        self.authService = authService
        self.vault = vault
        self.log = log
    }

    public private(set) lazy var user: User? = vault["user"].map(User.init)

    public func logIn(name: String) -> User {
        let user = authService.user(named: name)
        vault["user"] = user.name
        self.user = user
        log.write("\(user.name) logged in")
        return user
    }

    @Instantiated private let authService: AuthService
    @Received private let vault: Vault
    @Received private let log: Log
}

@Instantiable
public final class AuthService: Instantiable {
    public init() {}

    func user(named name: String) -> User { User(name: name.lowercased()) }
}

/// Does not say what it needs to whoever makes it: its subclasses do.
open class Log {
    public init(limit: Container<Int>) { self.limit = limit }

    open func write(_ line: String) { lines = (lines + [line]).suffix(limit.value) }

    public private(set) var lines: [String] = []
    private let limit: Container<Int>
}

@Instantiable(fulfillingAdditionalTypes: [Log.self])
public final class LoudLog: Log, Instantiable {
    public init(limit: Container<Int>, mark: Container<String>) {
        self.limit = limit
        self.mark = mark
        super.init(limit: limit)
    }

    override public func write(_ line: String) { super.write(mark.value + line) }

    @Instantiated private let limit: Container<Int>
    @Instantiated private let mark: Container<String>
}

/// A type of others, and how it is made.
@Instantiable
extension Vault: Instantiable {
    public static func instantiate() -> Vault { Vault() }
}

@Instantiable
extension Container: Instantiable {
    public static func instantiate() -> Container<Int> { Container<Int>(100) }
    public static func instantiate() -> Container<String> { Container<String>("! ") }
}
