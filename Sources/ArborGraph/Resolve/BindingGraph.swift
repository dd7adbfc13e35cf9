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
    let shownDeclarations = Locked<[NodeID: ProviderDeclaration]>([:])
    /// Which modules import which others, once it was asked for.
    let knownDirections = Locked<ModuleDirections?>(nil)
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
    let arguments: Table<ArgumentID, BoundArgument>
    let argumentRanges: RangeTable<NodeID, ArgumentID>
    /// The nodes that each node creates. Each edge is an instantiated property, in the order of the properties.
    package let made: Adjacency<NodeID, NodeID>
    /// The property of each edge in `made`.
    let madeProperties: Table<EdgeID, PropertyID>
    /// Qualifiers and types in normal form, by key.
    let keyPairs: Table<KeyID, KeyPairs.Pair>
    /// The name of each key's values in generated code, by key.
    let keyNames: Table<KeyID, Symbol>
    /// The spelling of each key's type in generated code, by key.
    package let spellings: Table<KeyID, TypeID>
    /// By key, true if the type is known to be a function because of an `@escaping`. Such types may be aliases.
    package let isEscaping: Table<KeyID, Bool>
    /// True if some property has another label than its key's values have in generated code.
    package let hasOwnLabels: Bool
    /// By key with an optional type, the key of the same label and the wrapped type; `nil` if only one of the two keys
    /// occurs.
    let unwrapped: Table<KeyID, KeyID?>
    /// By key, its rank in the order of labels and types.
    package let keyRanks: Table<KeyID, Int>
    /// The types that trees start from, in the order of their names.
    public let roots: [NodeID]
    /// The slots that have more than one provider.
    public let conflicts: [Conflict]
    /// The same graph with other choices of the providers in conflict, to tell which faults depend on the choice.
    let alternatives: [BindingGraph]
    /// The slots that nodes fulfil besides their own types, in the order of nodes.
    let additionalSlots: [AdditionalSlot]
    /// The own slots of the nodes whose providers have qualifiers. Nearly always empty.
    let ownSlots: [NodeID: TypeID]
    /// The slots that properties request.
    let asked: SparseSet<TypeID>
    /// If types of several `#if` branches provide one property, it has one binding for each type. The additional
    /// bindings come after all bindings of the node. This maps each of them to the first binding. Nearly always empty.
    let branches: [BindingID: BindingID]
    /// By the binding that represents such a property, its other ones.
    let furtherBranches: [BindingID: Range<BindingID>]
    /// By node, the calls that create it if they differ between `#if` branches. Nearly always empty.
    let branchedCalls: [NodeID: [BranchedCall]]
    /// Types whose creation would never end, or not in any reasonable time.
    let endless: [TypeExpression: GenericExpansion.Endlessness]
    /// The faults that the front ends found in the whole program.
    let linkFaults: [Diagnostic]
    /// True if a root is left out because of a fault that is reported where it is written.
    let leavesRootsOut: Bool
    /// True if the code's module asks for code for tests, and so needs no root.
    let asksForMocks: Bool
    /// By binding, the slot that it asks for, if the slot has several providers in one build. The target is left open.
    let undecided: [BindingID: TypeID]
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
        alternatives = tables.alternatives
        additionalSlots = tables.additionalSlots
        ownSlots = tables.ownSlots
        asked = tables.asked
        branches = tables.branches
        furtherBranches = tables.furtherBranches
        undecided = tables.undecided
        excluded = tables.facts.excluded
        mockOnly = tables.facts.mockOnly
        conditions = tables.conditions
        branchedCalls = tables.branchedCalls
        endless = tables.facts.endless
        linkFaults = tables.facts.linkFaults
        leavesRootsOut = tables.facts.leavesRootsOut
        asksForMocks = tables.asksForMocks
    }
}
