import ArborModel
import BladeLowering

/// The place of a declaration: the indices of its file and of the declaration in it.
struct Place: Hashable, Comparable {
    var file: Int
    var index: Int

    static func < (one: Place, other: Place) -> Bool { (one.file, one.index) < (other.file, other.index) }
}

/// The modules, components and providers of a whole program, by their resolved names.
struct BladeProgram {
    private(set) var files: [FileSummary]
    /// The name of each file's module.
    let moduleNames: [String]
    /// The names of all modules that were read.
    let readModules: [String]
    /// The modules by type. A module may be declared once in each of several `#if` branches.
    private(set) var modules: [TypeExpression: [Place]] = [:]
    /// The static functions with an annotation, by the type that declares them.
    private(set) var functions: [TypeExpression: [Place]] = [:]
    /// The annotated initializers, by the type that they make.
    private(set) var initializers: [TypeExpression: [Place]] = [:]
    private(set) var components: [Place] = []
    /// The static functions with an annotation, by the names that call them.
    private var overloads: [FunctionName: [Place]] = [:]
    /// True if some file may declare modules and providers that can't be read.
    let losesDeclarations: Bool
    private let index = FaultIndex()
    /// Returns a type as messages print it.
    let shown: (TypeExpression) -> TypeExpression

    init(_ table: BindingTable) {
        files = TypeAliases(table.files).replaced(in: table.files)
        moduleNames = table.modules
        readModules = table.readModules
        losesDeclarations = files.contains { $0.lostNames?.contains(FileSummary.unknownName) == true }
        shown = table.shown
        for file in files.indices {
            for index in files[file].providers.indices where files[file].providers[index].frontEnd == .blade {
                add(Place(file: file, index: index))
            }
        }
        for (module, places) in functions { isolate(places, like: modules[module] ?? []) }
    }

    /// Functions in an extension have the isolation of the module, which another declaration states.
    private mutating func isolate(_ functions: [Place], like modules: [Place]) {
        let isolations = Set(modules.map { self[$0].concurrency.type })
        guard isolations.count == 1, let isolation = isolations.first, isolation != .inferred else { return }
        for place in functions where self[place].concurrency.type == .inferred {
            files[place.file].providers[place.index].concurrency.type = isolation
        }
    }

    private mutating func add(_ place: Place) {
        let provider = self[place]
        switch provider.construction {
        case .list: modules[provider.type.normal, default: []].append(place)
        case .implementation: components.append(place)
        case .initializer: initializers[provider.type.normal, default: []].append(place)
        case .function:
            let owner = provider.particulars.functionOwner ?? provider.type
            functions[owner.normal, default: []].append(place)
            if let name = FunctionName(provider) { overloads[name, default: []].append(place) }
        }
    }

    /// Returns the functions of a module. The `#if` branches of one module share their functions, which have conditions of
    /// their own, so all but the first branch have none.
    func functions(of module: Place) -> [Place] {
        let type = self[module].type.normal
        return modules[type]?.first == module ? functions[type] ?? [] : []
    }

    /// The modules that provide a key's value, each with the place where it does. Only faults ask for it.
    func contributions(to key: BindingKey) -> [FaultIndex.Contribution] {
        index.tables(of: self).contributions[key] ?? []
    }

    /// The annotated initializers of types that name a supertype, by its last component. Only faults ask for it.
    func initializers(inheriting name: String) -> [Place] { index.tables(of: self).subtypes[name] ?? [] }

    subscript(place: Place) -> ProviderDeclaration {
        _read { yield files[place.file].providers[place.index] }
    }

    /// Returns the functions with a function's name that other files declare for the same module, and that some build
    /// compiles together with it.
    func overloads(of function: Place) -> [Place] {
        guard let name = FunctionName(self[function]), let all = overloads[name], all.count > 1 else {
            return []
        }
        return all.filter { $0.file != function.file && mayMeet($0, function) }
    }

    /// Returns whether some build compiles both declarations.
    func mayMeet(_ one: Place, _ other: Place) -> Bool {
        self[one].conditions.mayHold(with: self[other].conditions)
    }

    /// Returns whether a declaration's annotation is known to be faulty, so that it may mean more than is known.
    func isFaulty(_ place: Place) -> Bool {
        self[place].hasParticulars && self[place].particulars.gaps.isFaulty
    }

    func path(of place: Place) -> String { files[place.file].path }

    /// Returns the location of a range in the file of a declaration.
    func location(_ range: SourceRange, in place: Place) -> SourceLocation {
        SourceLocation(path: path(of: place), range: range)
    }

    /// Returns the name of a declaration as messages print it: `CoffeeModule.heater` for a function.
    func title(of place: Place) -> String {
        let provider = self[place]
        switch provider.construction {
        case .function(let name, _): return "\(owner(of: place)).\(name)"
        default: return shown(provider.type).description
        }
    }

    private func owner(of place: Place) -> TypeExpression {
        shown(self[place].particulars.functionOwner ?? self[place].type)
    }
}

/// The names by which a function is called.
private struct FunctionName: Hashable {
    var owner: TypeExpression
    var name: String

    /// Returns `nil` for what is no function.
    init?(_ provider: ProviderDeclaration) {
        guard case .function(let name, _) = provider.construction else { return nil }
        owner = (provider.particulars.functionOwner ?? provider.type).normal
        self.name = name
    }
}
