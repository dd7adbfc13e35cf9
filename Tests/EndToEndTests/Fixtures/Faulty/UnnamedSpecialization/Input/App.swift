import Arbor

public protocol Store {
    var name: String { get }
}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public struct MemoryStore<Value>: Store, Instantiable {
    public init() {}
    public var name: String { "\(Value.self)" }
}

/// One property doesn't name the specialization that it means.
@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(numbers: any Store, names: any Store, flags: MemoryStore<Bool>) {
        self.numbers = numbers
        self.names = names
        self.flags = flags
    }

    @Instantiated(fulfilledByType: "MemoryStore<Int>") let numbers: any Store
    @Instantiated let names: any Store
    @Instantiated let flags: MemoryStore<Bool>
}

