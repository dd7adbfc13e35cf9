import Arbor

public protocol Log {}
@Instantiable(fulfillingAdditionalTypes: [Log.self])
public final class ConsoleLog: Log, Instantiable {
    public init() {}
}

public protocol Clock {}
public struct SystemClock: Clock {}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(page: Page, tracker: Tracker) {
        self.page = page
        self.tracker = tracker
    }
    @Instantiated let page: Page
    @Instantiated let tracker: Tracker
}

/// A slip in the annotation hides no other fault of the file.
@Instantiated
public final class Tracker: Instantiable {
    public init() {}
}

@Instantiable
public final class Page: Instantiable {
    public init(
        finish: @escaping () -> Void, logs: [any Log], size: (Int, Int), clock: any Clock, format: Format<Int>
    ) {
        self.finish = finish
        self.logs = logs
        self.size = size
        self.clock = clock
        self.format = format
    }
    @Received let finish: () -> Void
    @Received let logs: [any Log]
    @Received let size: (Int, Int)
    @Received let clock: any Clock
    @Instantiated let format: Format<Int>
}

/// A generic alias of a library's type.
typealias Format<Value> = Formatter<Value>
