import ArborModel
import BladeLowering

extension BindingTable {
    /// Finds the values that each component makes, reports what is wrong with them, and turns each component into a root
    /// with providers of its own.
    mutating func linkBlade() {
        // The raw value is compared, because the comparison of the identities themselves is generic.
        let blade = FrontEndID.blade.rawValue
        let isUsed = files.contains { $0.providers.contains { $0.frontEnd.rawValue == blade } }
        if !isUsed { return }
        let program = BladeProgram(self)
        var output = LinkedProviders(program)
        let repeated = program.repeatedDeclarations
        guard repeated.isEmpty else {
            diagnostics += repeated
            leavesRootsOut = true
            for file in files.indices { files[file].providers = output.providers(of: file) }
            return
        }
        diagnostics += program.diagnostics
        var assembled: Set<Place> = []
        var unused = UnusedDeclarations(program)
        for component in program.components {
            let graph = ComponentGraph(of: component, in: program)
            unused.add(graph)
            let faults = graph.diagnostics
            diagnostics += faults
            guard graph.isComplete, !faults.contains(where: { $0.severity == .error }) else {
                leavesRootsOut = true
                continue
            }
            for value in graph.reached { assembled.formUnion(graph.registration(value).providers) }
            var assembly = ComponentAssembly(graph)
            assembly.assemble(into: &output)
        }
        diagnostics += unused.diagnostics
        dropAmbiguitiesOfDuplicates()
        output.keepOthers(except: assembled)
        for file in files.indices { files[file].providers = output.providers(of: file) }
    }
}

extension BindingTable {
    /// Two providers of one value are often functions that one call could mean. Removing one is the remedy of both faults.
    private mutating func dropAmbiguitiesOfDuplicates() {
        var pairs: Set<[SourceLocation]> = []
        for fault in diagnostics where [.duplicateBinding, .duplicateProvider].contains(fault.id) {
            guard let place = fault.location, let first = fault.places.first?.location else { continue }
            pairs.formUnion([[place, first], [first, place]])
        }
        if pairs.isEmpty { return }
        diagnostics.removeAll { fault in
            guard fault.id == .invalidProvider, let place = fault.location,
                let other = (fault.places + fault.nearMisses).first?.location
            else { return false }
            return pairs.contains([place, other])
        }
    }
}

/// The providers of all files after the link: those of other front ends, and those that the components make.
struct LinkedProviders {
    private let program: BladeProgram
    private var added: [[ProviderDeclaration]]

    init(_ program: BladeProgram) {
        self.program = program
        added = program.files.map { $0.providers.filter { $0.frontEnd != .blade } }
    }

    mutating func add(_ provider: ProviderDeclaration, toFileOf place: Place) {
        added[place.file].append(provider)
    }

    /// Keeps the providers that are in no component's tree, so that questions about them have answers. No scope asks for them.
    mutating func keepOthers(except assembled: Set<Place>) {
        let places = Array(program.initializers.values.joined()) + program.functions.values.joined()
        for place in places.sorted() where !assembled.contains(place) {
            var provider = program[place]
            provider.particulars.qualifier = "of no component \(place.file) \(place.index)"
            add(provider, toFileOf: place)
        }
    }

    func providers(of file: Int) -> [ProviderDeclaration] { added[file] }
}
