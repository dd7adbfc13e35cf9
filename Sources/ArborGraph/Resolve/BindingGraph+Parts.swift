import ArborModel

extension BindingGraph {
    /// One of the additional types that a node fulfils.
    struct AdditionalSlot: Sendable {
        var node: NodeID
        /// Its index among the additional types of the node.
        var index: Int
        var slot: TypeID
    }

    /// Several providers for one type.
    public struct Conflict: Sendable {
        package var slot: TypeID
        /// The nodes that fulfil the slot, in the order of their locations. There are at least two.
        public var providers: [NodeID]

        /// The provider that a choice takes. Beyond the last one, it starts over.
        func chosen(by choice: Int) -> NodeID { providers[choice % providers.count] }
    }

    /// The location of a node's declaration: the index of the file, and the index of the declaration in it.
    package struct DeclarationPlace: Hashable, Sendable {
        private let rawFile: Int32
        private let rawIndex: Int32

        init(file: Int, index: Int) {
            rawFile = Int32(file)
            rawIndex = Int32(index)
        }

        package var file: Int { Int(rawFile) }
        package var index: Int { Int(rawIndex) }
    }

    /// A property in the form that walks over the graph use.
    package struct Binding: Sendable {
        package var label: Symbol
        /// The type as written, with nested names resolved.
        package var type: TypeID
        package var key: KeyID
        package var role: Property.Role
    }

    /// An argument of the call that creates a node.
    package struct BoundArgument: Sendable {
        /// The label; `nil` for `_`.
        package var label: Symbol?
        /// The property that is passed.
        package var property: PropertyID
    }

    /// A call that creates a node under some conditions.
    package struct BranchedCall: Sendable {
        /// The conditions of `#if` branches, all of which must hold. The last call has no conditions: it is used if no
        /// other call applies.
        package var conditions: [String]
        package var arguments: [BoundArgument]
    }

    /// The manner in which an instantiated property gets its value.
    public struct InstantiationMode: Sendable {
        /// The manner in which the property's type defers creation; `nil` for a constant, which is created with its
        /// owner.
        public var deferral: Deferral?
        /// True if the value is passed to the initializer of the property's type.
        public var isWrapped: Bool

        /// True if the property's value creates an instance on each request.
        public var isLazy: Bool { deferral != nil }
        /// True if any thread may ask the property's value for an instance.
        package var isSendable: Bool { deferral?.isSendable == true }
    }
}
