import Arbor

@Instantiable
final class Log: Instantiable {
    init() {}
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    init(log: Log, page: Page, list: List, other: Other) {
        self.log = log
        self.page = page
        self.list = list
        self.other = other
    }
    @Instantiated let log: Log
    @Instantiated let page: Page
    @Instantiated let list: List
    @Instantiated let other: Other
}

/// The initializer would be public, and 'Log' isn't.
@Instantiable
public final class Page: Instantiable {
    @Received private let log: Log
}

@Instantiable
public final class List: Instantiable {
    private init(settings: Settings) { self.settings = settings }
    @Instantiated private let settings: Settings
}

public class Other {}

@Instantiable
extension Other: Instantiable {
    private static func instantiate(settings: Settings) -> Other { Other() }
}

/// No initializer takes 'log'.
@Instantiable(mockOnly: true)
final class Fake {
    @Received private let log: Log
}

@Instantiable(generateMocks: true, customMockName: "sample")
struct User: Instantiable {
    init() {}
    static func sample() -> User { User() }
}
