import ArborModel

/// A graph in the making: what `BindingGraph` will hold.
struct GraphTables {
    let files: [FileSummary]
    var symbols = SymbolTable()
    var types = TypeTable()
    var declarations: [BindingGraph.DeclarationPlace] = []
    var nodeTypes: [TypeID] = []
    var bindings: [BindingGraph.Binding] = []
    var firstBindings: [Int32] = [0]
    var arguments: [BindingGraph.BoundArgument] = []
    var firstArguments: [Int32] = [0]
    var made = Adjacency()
    var madeProperties: [Int32] = []
    var keyPairs = PairTable()
    var spellings: [TypeID] = []
    var isEscaping: [Bool] = []
    var unwrapped: [KeyID] = []
    var keyRanks: [Int32] = []
    var conflicts: [BindingGraph.Conflict] = []

    init(files: [FileSummary]) { self.files = files }
}

extension [FileSummary] {
    /// Read by its fields: a whole declaration is a dozen references to count.
    subscript(place: BindingGraph.DeclarationPlace) -> Instantiable {
        _read { yield self[Int(place.file)].instantiables[Int(place.index)] }
    }
}
