import ArborModel
import ArborParallel

/// A graph of types and their dependencies. All types are nodes, and all dependencies are properties, identified by
/// their ids.
///
/// The whole graph is built even if it has faults; the rules check it afterwards. It consists of flat tables of ids.
/// Texts, types and keys are interned once, and a walk over a valid graph touches ids only. `nodes` creates nodes as
/// values, to explain a fault. The graph is a class, so that a copy counts one reference and not one for each array.
public final class BindingGraph: Sendable {
    /// The files that the graph is built from, with all names resolved. `declaration(of:)` shows them to people.
    package let resolved: [FileSummary]
    package let shown: ShownNames
    /// The declarations that were shown to people so far. Many faults may be about one of them.
    private let shownDeclarations = Locked<[NodeID: ProviderDeclaration]>([:])
    package let modules: ModuleTable
    package let symbols: StringInterner
    package let types: TypeInterner
    /// The declarations of the declared nodes. The nodes after these are missing.
    package let declarations: Table<NodeID, DeclarationPlace>
    package let nodeTypes: Table<NodeID, TypeID>
    /// The properties of all nodes, grouped by node.
    package let bindings: Table<BindingID, Binding>
    @usableFromInline let bindingRanges: RangeTable<NodeID, BindingID>
    /// The arguments of the calls that create the nodes, grouped as `bindings` are.
    private let arguments: Table<ArgumentID, BoundArgument>
    private let argumentRanges: RangeTable<NodeID, ArgumentID>
    /// The nodes that each node creates. Each edge is an instantiated property, in the order of the properties.
    package let made: Adjacency<NodeID, NodeID>
    /// The property of each edge in `made`.
    let madeProperties: Table<EdgeID, PropertyID>
    /// Qualifiers and types in normal form, by key.
    private let keyPairs: Table<KeyID, KeyPairs.Pair>
    /// The name of each key's values in generated code, by key.
    private let keyNames: Table<KeyID, Symbol>
    /// The spelling of each key's type in generated code, by key.
    package let spellings: Table<KeyID, TypeID>
    /// By key, true if the type is known to be a function because of an `@escaping`. Such types may be aliases.
    package let isEscaping: Table<KeyID, Bool>
    /// True if some property has another label than its key's values have in generated code.
    package let hasOwnLabels: Bool
    /// By key with an optional type, the key of the same label and the wrapped type; `nil` if only one of the two keys
    /// occurs.
    private let unwrapped: Table<KeyID, KeyID?>
    /// By key, its rank in the order of labels and types.
    package let keyRanks: Table<KeyID, Int>
    /// The types that trees start from, in the order of their names.
    public let roots: [NodeID]
    /// The slots that have more than one provider.
    public let conflicts: [Conflict]
    /// The slots that nodes fulfil besides their own types, in the order of nodes.
    let additionalSlots: [AdditionalSlot]
    /// The own slots of the nodes whose providers have qualifiers. Nearly always empty.
    private let ownSlots: [NodeID: TypeID]
    /// The slots that properties request.
    private let asked: SparseSet<TypeID>
    /// If types of several `#if` branches provide one property, it has one binding for each type. The additional
    /// bindings come after all bindings of the node. This maps each of them to the first binding. Nearly always empty.
    private let branches: [BindingID: BindingID]
    /// By node, the calls that create it if they differ between `#if` branches. Nearly always empty.
    private let branchedCalls: [NodeID: [BranchedCall]]
    /// Types whose creation would never end, or not in any reasonable time.
    let endless: [TypeExpression: GenericExpansion.Endlessness]
    /// The faults that the front ends found in the whole program.
    let linkFaults: [Diagnostic]
    /// True if a root is left out because of a fault that is reported where it is written.
    let leavesRootsOut: Bool
    /// The bindings whose slots have several providers in one build. Their target is left open.
    private let undecided: Set<BindingID>
    /// The declarations that the checked build does not compile.
    let excluded: [ProviderDeclaration]
    /// The declarations that are for tests only.
    let mockOnly: [ProviderDeclaration]
    /// The builds in which each node exists.
    package let conditions: ProviderConditions
    /// The names of the nested types, by the qualified name of the enclosing type.
    let nestedNames: NestedNames
    /// The files without providers.
    let others: [ProgramModules.OtherFile]
    /// The properties whose types have names with several meanings. Nearly always empty.
    let unsettled: [UnsettledNames.Place]

    /// - Parameter tables: `inout`, so that its fields are read one by one. Copying the fields of a large argument would
    ///   make the runtime create the metadata of each field's type.
    init(_ tables: inout GraphTables) {
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
        hasOwnLabels = tables.hasOwnLabels
        spellings = tables.spellings
        isEscaping = tables.isEscaping
        unwrapped = tables.unwrapped
        keyRanks = tables.keyRanks
        roots = tables.roots
        nestedNames = tables.nestedNames
        others = tables.others
        unsettled = tables.unsettled
        conflicts = tables.conflicts
        additionalSlots = tables.additionalSlots
        ownSlots = tables.ownSlots
        asked = tables.asked
        branches = tables.branches
        undecided = tables.undecided
        excluded = tables.excluded
        mockOnly = tables.mockOnly
        conditions = tables.conditions
        branchedCalls = tables.branchedCalls
        endless = tables.endless
        linkFaults = tables.linkFaults
        leavesRootsOut = tables.leavesRootsOut
    }

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

extension BindingGraph {
    package var nodeCount: Int { nodeTypes.count }

    package var nodeIDs: Range<NodeID> { nodeTypes.indices }

    package var keyIDs: Range<KeyID> { keyPairs.indices }

    @inlinable package func bindings(of node: NodeID) -> Range<BindingID> { bindingRanges[node] }

    /// The binding of a node's property.
    @inlinable package func binding(_ property: PropertyID, of node: NodeID) -> BindingID {
        bindingRanges[node].lowerBound + property.index
    }

    /// Returns the property of a node that a binding belongs to.
    @inlinable package func property(_ binding: BindingID, of node: NodeID) -> PropertyID {
        PropertyID(binding - bindingRanges[node].lowerBound)
    }

    package func arguments(of node: NodeID) -> ArraySlice<BoundArgument> { arguments[argumentRanges[node]] }

    /// Returns the calls that create a node. The first call whose conditions hold applies. Empty if one call is right
    /// in every build.
    package func branchedCalls(of node: NodeID) -> [BranchedCall] {
        branchedCalls.isEmpty ? [] : branchedCalls[node] ?? []
    }

    package func isDeclared(_ node: NodeID) -> Bool { declarations.contains(node) }

    func additionalSlots(of node: NodeID) -> ArraySlice<AdditionalSlot> {
        let first = additionalSlots.partitioningIndex { $0.node >= node }
        return additionalSlots[first...].prefix { $0.node == node }
    }

    /// Returns true if a property requests an instance for the slot.
    func isAsked(_ slot: TypeID) -> Bool { asked.holds(slot) }

    /// Returns a declaration as it is shown to people. A search in many declarations reads `resolved`.
    func declaration(of node: NodeID) -> ProviderDeclaration? {
        guard isDeclared(node) else { return nil }
        if !shown.isNeeded { return resolved[declarations[node]] }
        return shownDeclarations.withLock { known in
            if let declaration = known[node] { return declaration }
            let declaration = shown.shown(resolved[declarations[node]])
            known[node] = declaration
            return declaration
        }
    }

    /// Returns the rarely used parts of a declaration; `nil` if it has none.
    package func particulars(of node: NodeID) -> ProviderDeclaration.Particulars? {
        guard isDeclared(node), resolved[declarations[node]].hasParticulars else { return nil }
        return resolved[declarations[node]].particulars
    }

    package func kind(of node: NodeID) -> ProviderDeclaration.Kind? {
        guard isDeclared(node) else { return nil }
        return resolved[declarations[node]].kind
    }

    /// Returns the isolation that the source of a declared node states.
    package func concurrency(of node: NodeID) -> WrittenConcurrency {
        resolved[declarations[node]].concurrency
    }

    /// Returns the file that declares a node.
    package func file(of node: NodeID) -> FileSummary { resolved[declarations[node].file] }

    /// Returns the binding that represents the whole property if its instance is created in one of several `#if`
    /// branches; otherwise `nil`.
    package func branchedProperty(of binding: BindingID) -> BindingID? {
        branches.isEmpty ? nil : branches[binding]
    }

    func isUndecided(_ binding: BindingID) -> Bool { undecided.contains(binding) }

    /// Returns the conditions of the `#if` branches around a declaration, outermost first, without those that hold
    /// anyway.
    package func conditions(of node: NodeID, where known: [String] = []) -> [String] {
        guard isDeclared(node) else { return [] }
        let conditions = resolved[declarations[node]].conditions
        return conditions.isEmpty ? [] : conditions.filter { !known.contains($0) }
    }

    /// Returns the slot of the type itself. Slots of additional types are different.
    func ownSlot(of node: NodeID) -> TypeID { ownSlots[node] ?? types.normal(of: nodeTypes[node]) }

    /// Returns the name of the function that creates a type; `nil` if an initializer creates it.
    package func function(making node: NodeID) -> String? {
        guard isDeclared(node) else { return nil }
        let (file, index) = (declarations[node].file, declarations[node].index)
        if case .function(let name, _) = resolved[file].providers[index].construction { return name }
        return nil
    }

    /// Returns the type whose static function creates a node; `nil` if it is the node's own type.
    package func functionOwner(of node: NodeID) -> TypeExpression? {
        guard isDeclared(node) else { return nil }
        let provider = resolved[declarations[node]]
        return provider.hasParticulars ? provider.particulars.functionOwner : nil
    }

    /// Returns the class that the generated code declares for a node; `nil` if it declares none.
    package func implementation(of node: NodeID) -> Implementation? {
        guard isDeclared(node), case .implementation(let found) = resolved[declarations[node]].construction
        else {
            return nil
        }
        return found
    }

    /// Returns whether the generated code declares a class for a node. The class belongs to the module of its protocol.
    package func isImplementedHere(_ node: NodeID) -> Bool {
        guard implementation(of: node) != nil else { return false }
        return modules.own.map { modules.ofFiles[declarations[node].file] == $0 } ?? true
    }

    /// Returns the module of a name. A call of the table itself from another module of the tool would copy the table.
    package func module(named name: String) -> ModuleID? { modules.module(named: name) }

    /// The module that the generated code is stated to be compiled in; otherwise the roots' module, if they share one.
    package var moduleOfCode: ModuleID? {
        if let own = modules.own { return own }
        let homes = Set(roots.map { modules.ofFiles[declarations[$0].file] })
        return homes.count == 1 ? homes.first : nil
    }

    /// The dialects of the program's front ends.
    package var dialects: Dialects { modules.dialects }

    /// True if the front end that lowered a node checks the graph of its declarations itself.
    func checksOwnGraph(_ node: NodeID) -> Bool {
        isDeclared(node) && dialects[resolved[declarations[node]].frontEnd].checksOwnGraph
    }

    /// Returns the words of the front end that lowered a node. If the node is missing, they are those of the first
    /// front end.
    func terms(of node: NodeID) -> Terms {
        guard isDeclared(node) else { return dialects.first.terms }
        return dialects[resolved[declarations[node]].frontEnd].terms
    }

    /// Returns the name that generated code gives to values of a key.
    package func label(of key: KeyID) -> Symbol { keyNames[key] }

    /// Returns the key's qualifier: its label, or the text that its front end uses instead.
    func qualifier(of key: KeyID) -> Symbol { keyPairs[key].first }

    /// Returns the key's type in normal form.
    func type(of key: KeyID) -> TypeID { keyPairs[key].second }

    package var keyCount: Int { keyPairs.count }

    /// Returns the key as it is shown to people.
    func key(_ key: KeyID) -> Key {
        Key(qualifier: symbols[qualifier(of: key)], type: shown(type(of: key)))
    }

    /// Returns the key as messages print it, with the type as it is spelled in code.
    func title(of key: KeyID) -> String {
        let (qualifier, type) = (symbols[qualifier(of: key)], shown(spellings[key]))
        return qualifier.isEmpty ? "\(type)" : "\(qualifier): \(type)"
    }

    /// True if some name is shown with its module.
    package var hasQualifiedNames: Bool { shown.isNeeded }

    /// Returns the type as it is shown to people.
    package func shown(_ type: TypeID) -> TypeExpression { shown.shown(types[type]) }

    /// Returns the text of the type as it is shown to people.
    package func shownText(of type: TypeID) -> String {
        shown.isNeeded ? shown(type).description : symbols[types.text(of: type)]
    }

    /// Returns the resolved name of a declaration.
    package func name(of node: NodeID) -> String { resolved[declarations[node]].name }

    /// Returns the key of the same label and the wrapped type, which also meets an if-available need. `nil` if it
    /// doesn't occur.
    package func unwrappedKey(of need: Need) -> KeyID? {
        need.isIfAvailable ? unwrapped[need.key] : nil
    }
}
