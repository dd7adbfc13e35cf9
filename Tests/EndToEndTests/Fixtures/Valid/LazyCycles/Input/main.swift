import Arbor
import Identity

@Instantiable
public final class Log: Instantiable {
    public init() {}
    let identity = Identity("Log")
}

/// Leads to a detail, which leads back to a list: every hop is an Instantiator.
@Instantiable
public final class List: Instantiable {
    public init(log: Log, details: Instantiator<Detail>, header: Header) {
        self.log = log
        self.details = details
        self.header = header
    }

    @Received let log: Log
    @Instantiated let details: Instantiator<Detail>
    @Instantiated let header: Header
}

@Instantiable
public final class Detail: Instantiable {
    public init(name: String, lists: ErasedInstantiator<(), AnyObject>, header: Header, parent: List?) {
        self.name = name
        self.lists = lists
        self.header = header
        self.parent = parent
    }

    @Forwarded let name: String
    @Instantiated(fulfilledByType: "List") let lists: ErasedInstantiator<(), AnyObject>
    @Received let header: Header
    /// A type above it, given: that is no cycle.
    @Forwarded let parent: List?
}

/// Off the loop, and made anew on each round.
@Instantiable
public final class Header: Instantiable {
    public init(log: Log) {
        self.log = log
    }

    @Received let log: Log
    let identity = Identity("Header")
}

/// Makes another of itself, with all that is below it.
@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(log: Log, lists: Instantiator<List>, windows: Instantiator<Root>?) {
        self.log = log
        self.lists = lists
        self.windows = windows
    }

    @Instantiated let log: Log
    @Instantiated let lists: Instantiator<List>
    @Instantiated let windows: Instantiator<Root>?
}

let root = Root()
let list = root.lists.instantiate()
let detail = list.details.instantiate((name: "detail", parent: list))
print(detail.name, detail.parent === list, detail.header === list.header)
let again = detail.lists.instantiate() as! List
print(again.log === root.log, again.header.identity, again !== list)
let window = root.windows!.instantiate()
print(window.log.identity, window.lists.instantiate().log === window.log, window.windows!.instantiate().log.identity)
