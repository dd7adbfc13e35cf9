import Arbor

public protocol Screen {}
public class Settings { public init() {} }

@Instantiable
extension Screen {
    public static func instantiate() -> any Screen { fatalError() }
}

@Instantiable
extension Settings: Instantiable {
    public class func instantiate() -> Settings { Settings() }
}

@Instantiable
extension String: @retroactive Instantiable {
    @available(*, unavailable)
    public static func instantiate() -> String { "" }
}

@Instantiable
extension Array: @retroactive Instantiable {
    public static func instantiate() -> [Int]? { [] }
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(page: Page, others: Instantiator<Other>) {}
    @Instantiated let page: Page
    @Instantiated let others: Instantiator<Other>
}

@Instantiable
public struct Other: Instantiable {
    public init(count: Int, page: Page) {}
    @Forwarded let count: Int
    @Instantiated let page: Page
}

// Where some type above offers what a parameter with a default asks for, all do.

public struct Page {}

@Instantiable
extension Page: Instantiable {
    public static func instantiate(count: Int = 3, unheardOf: Double = 0) -> Page { Page() }
}
