/// A global actor whose name doesn't follow the convention, in a file without annotations.
@globalActor
public actor Disk {
    public static let shared = Disk()
}

public typealias OnDisk = Disk
public typealias OnScreen = MainActor

@OnScreen
public protocol Screen {}

@Disk
public protocol Table {}

@dynamicMemberLookup
@OnDisk
open class Store: Table {
    public init() {}

    public subscript(dynamicMember name: String) -> Int { name.count }
}

public typealias Base = Store
public typealias Shown = Screen & Sendable
