import ArborModel

/// A graph of types and their dependencies: all types are nodes, all dependencies are properties, by their ids.
///
/// The graph is built whole whatever faults it has; the rules judge it afterwards. It consists of flat tables of
/// ids: texts, types and keys are interned once, and a walk over a sound graph touches ids only. `nodes` puts
/// a node together as a value for the explanation of a fault. The graph is a class, so that a copy counts one
/// reference and not one for each array.
public final class BindingGraph: Sendable {
    /// What the graph is made of.
    package let files: [FileSummary]
    /// The same with all names resolved.
    package let resolved: [FileSummary]
    package let shown: ShownNames
    package let modules: ModuleTable
    package let symbols: StringInterner
    package let types: TypeInterner
    /// By node, those that are declared; nodes behind these are missing.
    package let declarations: Table<NodeID, DeclarationPlace>
    package let nodeTypes: Table<NodeID, TypeID>
    /// The properties of all nodes, one node's behind the other's.
    package let bindings: Table<BindingID, Binding>
    @usableFromInline let bindingRanges: RangeTable<NodeID, BindingID>
    /// The arguments of the calls that make the nodes, as `bindings`.
    private let arguments: Table<ArgumentID, BoundArgument>
    private let argumentRanges: RangeTable<NodeID, ArgumentID>
    /// The nodes that each node makes, an edge a made property, in the order of the properties.
    package let made: Adjacency<NodeID, NodeID>
    /// The property of each made edge.
    let madeProperties: Table<EdgeID, PropertyID>
    /// Qualifiers and types in normal form, by key.
    private let keyPairs: Table<KeyID, KeyPairs.Pair>
    /// The name of each key's values in generated code, by key.
    private let keyNames: Table<KeyID, Symbol>
    /// The spelling of each key's type in generated code, by key.
    package let spellings: Table<KeyID, TypeID>
    /// By key: true of functions, as far as an `@escaping` shows. Their types may be aliases.
    package let isEscaping: Table<KeyID, Bool>
    /// Of a key whose type is optional, the key of the same label and the wrapped type; `nil` where not both occur.
    private let unwrapped: Table<KeyID, KeyID?>
    /// By key, its place in the order of labels and types.
    package let keyRanks: Table<KeyID, Int>
    /// The types that trees start from, in the order of their names.
    public let roots: [NodeID]
    /// Slots that more than one type fulfils.
    public let conflicts: [Conflict]
    /// What nodes fulfil besides their own types, in the order of nodes.
    let additionalSlots: [AdditionalSlot]
    /// The own slots of the nodes whose providers have qualifiers. Nearly always empty.
    private let ownSlots: [NodeID: TypeID]
    /// The slots that properties ask for.
    private let asked: SparseSet<TypeID>
    /// Where types of several `#if` branches make one property, it is as many bindings, the others behind all of its
    /// node's: of each, the first of them. Nearly always empty.
    private let branches: [BindingID: BindingID]
    /// By node: the calls that make it, where they differ by `#if` branch. Nearly always empty.
    private let branchedCalls: [NodeID: [BranchedCall]]
    /// Types that would make types of the same declaration without an end: of each, how it goes on.
    let endless: [TypeExpression: [TypeExpression]]
    /// The faults that the front ends found in the whole program.
    let linkFaults: [Diagnostic]
    /// The bindings whose slots have several providers in one build: what they make is left open.
    private let undecided: Set<BindingID>
    /// What the judged build does not compile.
    let excluded: [ProviderDeclaration]
    /// In which builds each node is there.
    package let conditions: ProviderConditions
    /// By the qualified name of a type: the names of the types in it.
    let nestedNames: NestedNames
    /// Of the files without providers.
    let otherOutlines: [FileOutline]
    /// Properties whose types' names mean several things. Nearly always empty.
    let unsettled: [UnsettledNames.Place]

    /// - Parameter tables: `inout`, so that its fields are read one by one. Copying the fields of a large argument would
    ///   make the runtime create the metadata of each field's type.
    init(_ tables: inout GraphTables) {
        files = tables.files
        resolved = tables.resolved
        shown = tables.shown
        modules = tables.modules
        symbols = tables.symbols
        types = tables.types
        declarations = tables.declarations
        nodeTypes = tables.nodeTypes
        bindings = tables.bindings
        bindingRanges = tables.bindingRanges
        arguments = tables.arguments
        argumentRanges = tables.argumentRanges
        made = tables.made
        madeProperties = tables.madeProperties
        keyPairs = tables.keyPairs.pairs
        keyNames = tables.keyNames
        spellings = tables.spellings
        isEscaping = tables.isEscaping
        unwrapped = tables.unwrapped
        keyRanks = tables.keyRanks
        roots = tables.roots
        nestedNames = tables.nestedNames
        otherOutlines = tables.otherOutlines
        unsettled = tables.unsettled
        conflicts = tables.conflicts
        additionalSlots = tables.additionalSlots
        ownSlots = tables.ownSlots
        asked = tables.asked
        branches = tables.branches
        undecided = tables.undecided
        excluded = tables.excluded
        conditions = tables.conditions
        branchedCalls = tables.branchedCalls
        endless = tables.endless
        linkFaults = tables.linkFaults
    }

    /// One of the further types that a node stands for.
    struct AdditionalSlot: Sendable {
        var node: NodeID
        /// Its index among them.
        var index: Int
        var slot: TypeID
    }

    /// Several providers for one type.
    public struct Conflict: Sendable {
        package var slot: TypeID
        /// The nodes that fulfil the slot, in the order of their locations. There are two at least.
        public var providers: [NodeID]
    }

    /// Where a node is declared: the index of the file, and that of the declaration in it.
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

    /// A property as the walks see it.
    package struct Binding: Sendable {
        package var label: Symbol
        /// As written, with nested names resolved.
        package var type: TypeID
        package var key: KeyID
        package var role: Property.Role
    }

    /// An argument of the call that makes a node.
    package struct BoundArgument: Sendable {
        /// `nil` for `_`.
        package var label: Symbol?
        /// The property that is passed.
        package var property: PropertyID
    }

    /// The call that makes a node under some conditions.
    package struct BranchedCall: Sendable {
        /// Those of `#if` branches, all of which must hold; none of the last call, which is made where no other is.
        package var conditions: [String]
        package var arguments: [BoundArgument]
    }

    /// The manner in which a made property gets its value.
    public struct InstantiationMode: Sendable {
        /// The way in which the property's type defers making; `nil` for a constant, which is made with its owner.
        public var deferral: Deferral?
        /// True if the value is passed to the initializer of the property's type.
        public var isWrapped: Bool

        /// True if the property's value makes something whenever it is asked to.
        public var isLazy: Bool { deferral != nil }
        /// True if any thread may ask the property's value to make something.
        package var isSendable: Bool { deferral?.isSendable == true }
    }
}

extension BindingGraph {
    package var nodeCount: Int { nodeTypes.count }

    package var nodeIDs: Range<NodeID> { nodeTypes.indices }

    package var keyIDs: Range<KeyID> { keyPairs.indices }

    @inlinable package func bindings(of node: NodeID) -> Range<BindingID> { bindingRanges[node] }

    /// The binding of a node's property.
    @inlinable package func binding(_ property: PropertyID, of node: NodeID) -> BindingID {
        bindingRanges[node].lowerBound + property.index
    }

    /// The property of a node that a binding is.
    @inlinable package func property(_ binding: BindingID, of node: NodeID) -> PropertyID {
        PropertyID(binding - bindingRanges[node].lowerBound)
    }

    package func arguments(of node: NodeID) -> ArraySlice<BoundArgument> { arguments[argumentRanges[node]] }

    /// The calls that make a node, the first whose conditions hold; empty where one call is right in every build.
    package func branchedCalls(of node: NodeID) -> [BranchedCall] {
        branchedCalls.isEmpty ? [] : branchedCalls[node] ?? []
    }

    package func isDeclared(_ node: NodeID) -> Bool { declarations.contains(node) }

    func additionalSlots(of node: NodeID) -> ArraySlice<AdditionalSlot> {
        let first = additionalSlots.partitioningIndex { $0.node >= node }
        return additionalSlots[first...].prefix { $0.node == node }
    }

    /// True of a slot that a property makes something for.
    func isAsked(_ slot: TypeID) -> Bool { asked.holds(slot) }

    func declaration(of node: NodeID) -> ProviderDeclaration? {
        guard isDeclared(node) else { return nil }
        return files[declarations[node]]
    }

    /// What few declarations have; `nil` where nothing is to be said.
    package func particulars(of node: NodeID) -> ProviderDeclaration.Particulars? {
        guard isDeclared(node), files[declarations[node]].hasParticulars else { return nil }
        return files[declarations[node]].particulars
    }

    package func kind(of node: NodeID) -> ProviderDeclaration.Kind? {
        guard isDeclared(node) else { return nil }
        return files[declarations[node]].kind
    }

    /// What a declared node's text says of isolation.
    package func concurrency(of node: NodeID) -> WrittenConcurrency {
        files[declarations[node]].concurrency
    }

    /// The file that declares a node.
    package func file(of node: NodeID) -> FileSummary { files[declarations[node].file] }

    /// The binding that stands for the whole property of one that is made in one of several `#if` branches; `nil` of
    /// all others.
    package func branchedProperty(of binding: BindingID) -> BindingID? {
        branches.isEmpty ? nil : branches[binding]
    }

    func isUndecided(_ binding: BindingID) -> Bool { undecided.contains(binding) }

    /// The conditions of the `#if` branches around a declaration, outermost first, but for those that hold anyway.
    package func conditions(of node: NodeID, where known: [String] = []) -> [String] {
        guard isDeclared(node) else { return [] }
        let conditions = files[declarations[node]].conditions
        return conditions.isEmpty ? [] : conditions.filter { !known.contains($0) }
    }

    /// The slot of the type itself, not of a further one that it stands for.
    func ownSlot(of node: NodeID) -> TypeID { ownSlots[node] ?? types.normal(of: nodeTypes[node]) }

    /// The name of the function that makes a type; `nil` if an initializer does.
    package func function(making node: NodeID) -> String? {
        guard isDeclared(node) else { return nil }
        let (file, index) = (declarations[node].file, declarations[node].index)
        if case .function(let name, _) = files[file].providers[index].construction { return name }
        return nil
    }

    /// The dialects of the program's front ends.
    package var dialects: Dialects { modules.dialects }

    /// The words of the front end that lowered a node. The first front end's, if the node is missing.
    func terms(of node: NodeID) -> Terms {
        guard isDeclared(node) else { return dialects.first.terms }
        return dialects[files[declarations[node]].frontEnd].terms
    }

    /// The name that generated code gives to values of a key.
    package func label(of key: KeyID) -> Symbol { keyNames[key] }

    /// The key's qualifier: its label, or what its front end takes instead.
    func qualifier(of key: KeyID) -> Symbol { keyPairs[key].first }

    /// The key's type in normal form.
    func type(of key: KeyID) -> TypeID { keyPairs[key].second }

    package var keyCount: Int { keyPairs.count }

    /// The key as it is shown to people.
    func key(_ key: KeyID) -> Key {
        Key(qualifier: symbols[qualifier(of: key)], type: shown(type(of: key)))
    }

    /// The key as messages print it, with the type as it is spelled in code.
    func title(of key: KeyID) -> String {
        let (qualifier, type) = (symbols[qualifier(of: key)], shown(spellings[key]))
        return qualifier.isEmpty ? "\(type)" : "\(qualifier): \(type)"
    }

    /// True where some name stands with its module in front.
    package var hasQualifiedNames: Bool { shown.isNeeded }

    /// The type as it is shown to people.
    package func shown(_ type: TypeID) -> TypeExpression { shown.shown(types[type]) }

    /// The same as text.
    package func shownText(of type: TypeID) -> String {
        shown.isNeeded ? shown(type).description : symbols[types.text(of: type)]
    }

    /// The name of a declaration, resolved.
    package func name(of node: NodeID) -> String { resolved[declarations[node]].name }

    /// The key of the same label and the wrapped type, which meets an if-available need too. `nil` if it doesn't occur.
    func unwrappedKey(of need: Need) -> KeyID? {
        need.isIfAvailable ? unwrapped[need.key] : nil
    }
}
