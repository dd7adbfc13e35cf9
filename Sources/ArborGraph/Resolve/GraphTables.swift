import ArborModel

/// Qualifiers and types in normal form, by key.
typealias KeyPairs = PairInterner<Symbol, TypeID, KeyID>

/// The tables of a graph that is being built. `BindingGraph` takes them over.
struct GraphTables {
    /// The files with all names resolved.
    let resolved: [FileSummary]
    let shown: ShownNames
    let modules: ModuleTable
    let nestedNames: NestedNames
    let others: [ProgramModules.OtherFile]
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
    var hasOwnLabels = false
    var spellings = Table<KeyID, TypeID>()
    var isEscaping = Table<KeyID, Bool>()
    var unwrapped = Table<KeyID, KeyID?>()
    var keyRanks = Table<KeyID, Int>()
    var conflicts: [BindingGraph.Conflict] = []
    /// The same graph with other choices of the providers in conflict.
    var alternatives: [BindingGraph] = []
    var additionalSlots: [BindingGraph.AdditionalSlot] = []
    var ownSlots: [NodeID: TypeID] = [:]
    var asked = SparseSet<TypeID>()
    var branches: [BindingID: BindingID] = [:]
    /// By the binding that represents such a property, its other ones.
    var furtherBranches: [BindingID: Range<BindingID>] = [:]
    var branchedCalls: [NodeID: [BindingGraph.BranchedCall]] = [:]
    var undecided: [BindingID: TypeID] = [:]
    var conditions = ProviderConditions()
    var roots: [NodeID] = []
    let facts: ProgramFacts
    /// Which of several providers is chosen, to tell which faults depend on the choice; `nil` in the graph that is reported.
    var choice: Int?
    var asksForMocks: Bool { facts.namesMocks || resolved.askForMocks(in: modules) }

    init(_ resolved: [FileSummary], names: NameResolver, _ facts: ProgramFacts) {
        self.resolved = resolved
        self.facts = facts
        shown = names.shown
        modules = names.modules
        nestedNames = names.nested
        others = names.others
        unsettled = names.unsettled.places
    }

    /// The empty tables of an equal graph.
    init(of graph: BindingGraph) {
        resolved = graph.resolved
        facts = ProgramFacts(of: graph)
        shown = graph.shown
        modules = graph.modules
        nestedNames = graph.nestedNames
        others = graph.others
        unsettled = graph.unsettled
    }
}

extension GraphTables {
    /// Interns a type and returns the id of its normal form.
    ///
    /// It is one call because `types.normal(of: types.intern(…))` reads the table as it was before `intern` adds to it.
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

    /// The conditions around the declarations of the declared nodes.
    var writtenConditions: ProviderConditions {
        guard declarations.contains(where: { !resolved[$0].conditions.isEmpty }) else {
            return ProviderConditions()
        }
        let errors = resolved.filter { $0.outline.holds(.impossible) }.flatMap { file in
            file.outline.entries.filter { $0.kind == .impossible }.map(\.conditions)
        }
        return ProviderConditions(Table(declarations.map { resolved[$0].conditions }), errors: errors)
    }
}

extension GraphTables {
    /// Returns the text that types are sorted by.
    mutating func orderingText(of type: TypeID) -> Symbol {
        shown.isNeeded ? symbols.intern(shown.plain(types[type]).description) : types.text(of: type)
    }
}

extension StringProtocol {
    /// The index of the last dot. Comparing bytes in memory is much cheaper than comparing characters.
    var lastDot: Index? {
        withBytes { $0.lastIndex(of: UInt8(ascii: ".")) }.map { utf8.index(startIndex, offsetBy: $0) }
    }
}

extension [FileSummary] {
    /// Callers should read single fields, because a copy of a whole declaration counts a dozen references.
    subscript(location: BindingGraph.DeclarationPlace) -> ProviderDeclaration {
        _read { yield self[location.file].providers[location.index] }
    }
}
