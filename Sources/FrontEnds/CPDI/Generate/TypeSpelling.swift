import ArborModel

/// Spells the types of properties for a generated file. It has the names of its own module and the imports of several files,
/// so a name may mean another type there than where the property is declared, or two.
public struct TypeSpelling: Sendable {
    /// Where code is compiled.
    struct Place {
        /// The module that the code is compiled in; `nil` for one that tests another.
        var module: String?
        /// The module that the code tests, of which it sees all names; `nil` for code of production.
        var tested: String?
        /// The modules that the file imports.
        var imports: Set<String>
    }

    /// By name, the modules that declare a type of it at the top level, and whether other modules see it.
    private var declaring: [String: [String: Bool]] = [:]
    /// The modules whose sources were read.
    private let read: Set<String>

    /// Creates a spelling that leaves all names as they are written.
    ///
    /// - Parameter modules: The modules whose sources were read.
    public init(modules: Set<String> = []) { read = modules }

    /// Adds a type that a module declares at the top level.
    ///
    /// - Parameter isVisible: True if other modules see the type.
    public mutating func add(_ name: String, of module: String, isVisible: Bool) {
        declaring[name, default: [:]][module, default: false] = isVisible
    }

    /// Returns a type as it is written, but with their modules before the names that need them.
    ///
    /// - Parameters:
    ///   - file: The file that the type is written in.
    ///   - own: The names that protocols declare themselves, as associated types.
    func spell(_ type: String, of file: CompositionFile, in place: Place, besides own: Set<String>) -> String
    {
        if declaring.isEmpty { return type }
        let written = TypeExpression(parsing: type)
        let spelled = written.withModules { name in
            own.contains(name) ? nil : module(of: name, in: file, for: place)
        }
        return spelled == written ? type : "\(spelled)"
    }

    /// The module to write before a name; `nil` if the name is right without one, or if its type isn't known.
    private func module(of name: String, in file: CompositionFile, for place: Place) -> String? {
        guard let modules = declaring[name], let own = file.module else { return nil }
        let imports = Set(file.imports.map { String($0.module) })
        let found = modules[own] == nil ? imports.filter { modules[$0] == true } : [own]
        // A type that is called like the module hides it.
        guard found.count == 1, let module = found.first, module != place.module, declaring[module] == nil
        else { return nil }
        let isHidden = (place.module ?? place.tested).map { modules[$0] != nil && $0 != module } ?? false
        // A name of an import is clear in the file, so its other imports don't have it. One of the own module hides theirs.
        let others = place.imports.subtracting(modules[own] == nil ? imports : []).subtracting([module])
        return isHidden || others.contains { modules[$0] == true || !read.contains($0) } ? module : nil
    }
}

extension TypeExpression {
    /// The type with the modules that `module` returns before its names.
    fileprivate func withModules(_ module: (String) -> String?) -> TypeExpression {
        mapNames { part in
            guard case .named(let name, let arguments) = part, let found = module(name) else { return nil }
            return .member(.named(found, []), name, arguments.map { $0.withModules(module) })
        }
    }
}

extension CompositionProgram {
    /// The names in the types of all required properties, and those of all modules.
    public var namesInTypes: Set<String> {
        var names: Set<String> = []
        for leaf in files.lazy.flatMap(\.protocols) {
            for requirement in leaf.requirements {
                TypeExpression(parsing: requirement.type).forEachName { names.insert($0) }
            }
        }
        return names.union(files.lazy.flatMap(\.imports).map { String($0.module) })
            .union(files.compactMap(\.module))
    }
}
