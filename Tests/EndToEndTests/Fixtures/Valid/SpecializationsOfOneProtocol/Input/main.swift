import Arbor

public protocol Store {
    var name: String { get }
}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public struct MemoryStore<Value>: Store, Instantiable {
    public init() {}
    public var name: String { "\(Value.self)" }
}

/// Each property names the specialization that it means, or has its type.
@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(numbers: any Store, names: any Store, flags: MemoryStore<Bool>) {
        self.numbers = numbers
        self.names = names
        self.flags = flags
    }

    @Instantiated(fulfilledByType: "MemoryStore<Int>") let numbers: any Store
    @Instantiated(fulfilledByType: "MemoryStore<String>") let names: any Store
    @Instantiated let flags: MemoryStore<Bool>
}

let root = Root()
print(root.numbers.name, root.names.name, root.flags.name)
