import ArborModel

/// The id of a node: a type of the graph, declared or missing.
@frozen public struct NodeID: DenseID {
    public let rawValue: Int32

    /// Creates the id with a number.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The id of a key in its graph.
@frozen public struct KeyID: DenseID {
    public let rawValue: Int32

    /// Creates the id with a number.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The id of a property among those of its node.
@frozen public struct PropertyID: DenseID {
    public let rawValue: Int32

    /// Creates the id with a number.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The id of a property among those of all nodes.
@frozen public struct BindingID: DenseID {
    public let rawValue: Int32

    /// Creates the id with a number.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The id of an argument among those of all nodes.
struct ArgumentID: DenseID { let rawValue: Int32 }

/// The id of a type expression in its graph.
@frozen public struct TypeID: DenseID {
    public let rawValue: Int32

    /// Creates the id with a number.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The id of a module in its program.
@frozen public struct ModuleID: DenseID {
    public let rawValue: Int32

    /// Creates the id with a number.
    @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The id of a file scope: files that import the same modules share one.
struct FileScopeID: DenseID { let rawValue: Int32 }

/// The id of a global actor.
struct ActorID: DenseID { let rawValue: Int32 }
