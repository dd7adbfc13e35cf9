import ArborModel

/// What a graph knows of its program besides the files.
struct ProgramFacts {
    /// The declarations that the checked build does not compile.
    let excluded: [ProviderDeclaration]
    /// The declarations that are for tests only.
    let mockOnly: [ProviderDeclaration]
    /// Types whose creation would never end, or not in any reasonable time.
    let endless: [TypeExpression: GenericExpansion.Endlessness]
    /// The faults that the front ends found in the whole program.
    let linkFaults: [Diagnostic]
    /// True if a root is left out because of a fault that is reported where it is written.
    let leavesRootsOut: Bool
    /// True if the program names types whose code for tests is asked for.
    let namesMocks: Bool

    init(
        _ table: BindingTable, excluded: [ProviderDeclaration],
        endless: [TypeExpression: GenericExpansion.Endlessness]
    ) {
        self.excluded = excluded
        self.endless = endless
        // To sort nothing costs 130,000 instructions, for the metadata of the pairs.
        mockOnly = table.mockOnly.isEmpty ? [] : table.mockOnly.sorted { $0.key < $1.key }.flatMap(\.value)
        linkFaults = table.diagnostics
        leavesRootsOut = table.leavesRootsOut
        namesMocks = table.namesMocks
    }

    init(of graph: BindingGraph) {
        excluded = graph.excluded
        mockOnly = graph.mockOnly
        endless = graph.endless
        linkFaults = graph.linkFaults
        leavesRootsOut = graph.leavesRootsOut
        namesMocks = graph.asksForMocks
    }
}
