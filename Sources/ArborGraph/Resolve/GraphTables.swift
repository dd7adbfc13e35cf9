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
    var additionalSlots: [BindingGraph.AdditionalSlot] = []
    var asked = Marks()
    var branches: [Int: Int] = [:]

    init(files: [FileSummary]) { self.files = files }
}

extension GraphTables {
    /// Interns a type and gives the number of its normal form.
    ///
    /// One call, because `types.normal(of: types.intern(…))` reads the table as it was before the call that grows it.
    mutating func internNormal(_ type: TypeExpression) -> TypeID {
        let number = types.intern(type, in: &symbols)
        return types.normal(of: number)
    }
}

extension GraphTables {
    /// By name of a root or a type around one: the last components of the names of the types in it.
    func memberTypes(aroundAndIn roots: [NodeID]) -> [String: [Symbol]] {
        let scopes = Set(roots.flatMap { files[declarations[$0]].name.scopes })
        let lengths = Set(scopes.map(\.utf8.count))
        var members: [String: [Symbol]] = [:]
        func add(_ name: String) {
            guard let dot = name.lastDot, lengths.contains(name[..<dot].utf8.count),
                scopes.contains(name[..<dot]),
                let symbol = symbols.find(String(name[name.index(after: dot)...]))
            else { return }
            members[String(name[..<dot]), default: []].append(symbol)
        }
        for file in files.indices {
            for index in files[file].instantiables.indices { add(files[file].instantiables[index].name) }
            for name in files[file].nestedNames { add(name) }
        }
        return members
    }
}

extension Substring {
    /// The place of the last dot: byte by byte, which is much cheaper than letter by letter.
    var lastDot: Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }
}

extension String {
    var lastDot: Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }
}

extension String {
    /// `A.B`, `A` of `A.B`.
    var scopes: [Substring] {
        var scopes = [self[...]]
        while let dot = scopes[scopes.count - 1].lastDot { scopes.append(self[..<dot]) }
        return scopes
    }
}

extension [FileSummary] {
    /// Read by its fields: a whole declaration is a dozen references to count.
    subscript(place: BindingGraph.DeclarationPlace) -> Instantiable {
        _read { yield self[Int(place.file)].instantiables[Int(place.index)] }
    }
}
