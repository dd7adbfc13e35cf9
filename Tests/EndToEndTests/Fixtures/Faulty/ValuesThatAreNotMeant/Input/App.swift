import Arbor

public protocol Page {}
public protocol Menu {}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(main: Context, sync: Sync, sessions: Instantiator<Session>, pages: any Page & Menu) {
        self.main = main
        self.sync = sync
        self.sessions = sessions
        self.pages = pages
    }

    @Instantiated let main: Context
    @Instantiated let sync: Sync
    @Instantiated let sessions: Instantiator<Session>
    /// Its type lists each of the two protocols.
    @Instantiated let pages: any Page & Menu
}

@Instantiable
public final class Context: Instantiable {
    public init() {}
}

/// Receives two values of one type, so neither is meant by the other.
@Instantiable
public final class Sync: Instantiable {
    public init(main: Context, background: Context) {
        self.main = main
        self.background = background
    }

    @Received let main: Context
    @Received let background: Context
}

@Instantiable
public final class Session: Instantiable {
    public init(apiKey: String, account: Account, views: Instantiator<Checkout>) {
        self.apiKey = apiKey
        self.account = account
        self.views = views
    }

    @Forwarded let apiKey: String
    @Instantiated let account: Account
    @Instantiated let views: Instantiator<Checkout>
}

/// Asks for a value of a type that many values have.
@Instantiable
public final class Account: Instantiable {
    public init(userName: String, cart: Cart, lists: ErasedInstantiator<Int, any Page>) {
        self.userName = userName
        self.cart = cart
        self.lists = lists
    }

    @Received let userName: String
    /// Only a caller of another type has one.
    @Received let cart: Cart
    /// A type makes it that conforms to the protocol.
    @Received let lists: ErasedInstantiator<Int, any Page>
}

@Instantiable
public final class Checkout: Instantiable {
    public init(cart: Cart) { self.cart = cart }
    @Forwarded let cart: Cart
}

@Instantiable
public final class Cart: Instantiable {
    public init() {}
}

@Instantiable
public final class List: Page, Instantiable {
    public init(number: Int) { self.number = number }
    @Forwarded let number: Int
}

@Instantiable(fulfillingAdditionalTypes: [Page.self, Menu.self])
public final class Pages: Page, Menu, Instantiable {
    public init() {}
}
