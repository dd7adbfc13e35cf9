import ArborModel

/// Qualifiers and types in normal form, by key.
typealias KeyPairs = PairInterner<Symbol, TypeID, KeyID>

/// A graph in the making: what `BindingGraph` will hold.
struct GraphTables {
    /// As people read it: what messages speak of.
    let files: [FileSummary]
    /// The same with all names resolved: what the graph is made of.
    let resolved: [FileSummary]
    let shown: ShownNames
    let modules: ModuleTable
    let nestedNames: NestedNames
    let otherOutlines: [FileOutline]
    let unsettled: [UnsettledNames.Place]
    var symbols = StringInterner()
    var types = TypeInterner()
    var declarations = Table<NodeID, BindingGraph.DeclarationPlace>()
    var nodeTypes = Table<NodeID, TypeID>()
    var bindings = Table<BindingID, BindingGraph.Binding>()
    var bindingRanges = RangeTable<NodeID, BindingID>()
    var arguments = Table<ArgumentID, BindingGraph.BoundArgument>()
    var argumentRanges = RangeTable<NodeID, ArgumentID>()
    var made = Adjacency<NodeID, NodeID>()
    var madeProperties = Table<EdgeID, PropertyID>()
    var keyPairs = KeyPairs()
    /// By key, the name of its values in generated code.
    var keyNames = Table<KeyID, Symbol>()
    var spellings = Table<KeyID, TypeID>()
    var isEscaping = Table<KeyID, Bool>()
    var unwrapped = Table<KeyID, KeyID?>()
    var keyRanks = Table<KeyID, Int>()
    var conflicts: [BindingGraph.Conflict] = []
    var additionalSlots: [BindingGraph.AdditionalSlot] = []
    var ownSlots: [NodeID: TypeID] = [:]
    var asked = SparseSet<TypeID>()
    var branches: [BindingID: BindingID] = [:]
    var branchedCalls: [NodeID: [BindingGraph.BranchedCall]] = [:]
    var undecided: Set<BindingID> = []
    var conditions = ProviderConditions()
    var roots: [NodeID] = []
    var excluded: [ProviderDeclaration] = []
    var endless: [TypeExpression: [TypeExpression]] = [:]
    var linkFaults: [Diagnostic] = []

    init(_ resolved: [FileSummary], names: NameResolver) {
        self.resolved = resolved
        files = names.shown.isNeeded ? names.shown.shown(resolved) : resolved
        shown = names.shown
        modules = names.modules
        nestedNames = names.nested
        otherOutlines = names.otherOutlines
        unsettled = names.unsettled.places
    }
}

extension GraphTables {
    /// Interns a type and gives the id of its normal form.
    ///
    /// One call, because `types.normal(of: types.intern(…))` reads the table as it was before the call that grows it.
    mutating func internNormal(_ type: TypeExpression) -> TypeID {
        let id = types.intern(type, in: &symbols)
        return types.normal(of: id)
    }

    /// The slot of the providers of a type: its normal form, marked by the qualifier if there is one.
    mutating func slot(of type: TypeID, qualifier: String?) -> TypeID {
        let normal = types.normal(of: type)
        guard let qualifier, !qualifier.isEmpty else { return normal }
        return types.intern(.prefixed("\"\(qualifier)\"", types[normal]), in: &symbols)
    }

    /// Where the declared nodes are declared.
    var writtenConditions: ProviderConditions {
        guard declarations.contains(where: { !files[$0].conditions.isEmpty }) else {
            return ProviderConditions()
        }
        return ProviderConditions(Table(declarations.map { files[$0].conditions }))
    }
}

extension GraphTables {
    /// The text by which a type comes before another.
    mutating func orderingText(of type: TypeID) -> Symbol {
        shown.isNeeded ? symbols.intern(shown.plain(types[type]).description) : types.text(of: type)
    }
}

extension Substring {
    /// The place of the last dot: byte by byte, which is much cheaper than letter by letter.
    var lastDot: Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }
}

extension String {
    var lastDot: Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }
}

extension [FileSummary] {
    /// Read by its fields: a whole declaration is a dozen references to count.
    subscript(place: BindingGraph.DeclarationPlace) -> ProviderDeclaration {
        _read { yield self[place.file].providers[place.index] }
    }
}
