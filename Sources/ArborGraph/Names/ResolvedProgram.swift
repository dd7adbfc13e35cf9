import ArborModel

/// The declarations of a program with resolved names: the input of the front ends' link step, and then of the graph.
public struct ResolvedProgram {
    /// The bindings of all files. The front ends complete them before a graph is built.
    public var table: BindingTable
    let names: NameResolver

    /// Resolves the names in all files.
    ///
    /// - Parameters:
    ///   - modules: The modules of the files. By default all files are of one module without a name.
    ///   - dialects: The front ends whose declarations the files may hold.
    public init(_ files: [FileSummary], modules: ProgramModules = ProgramModules(), dialects: Dialects) {
        names = NameResolver(files, modules, dialects)
        let resolved = names.withActors(names.resolved(files))
        let isNamed = !names.modules.isSingle || names.modules.first?.isEmpty == false
        let modules = !isNamed ? [] : names.modules.ofFiles.map { [table = names.modules] in table.names[$0] }
        table = BindingTable(resolved, modules: modules, shown: { [shown = names.shown] in shown.shown($0) })
        table.readModules = Array(names.modules.names)
    }

    /// Replaces generic declarations by one for each specialised type that some property makes. A declaration that asks for
    /// a mock stays, because a test chooses its arguments.
    ///
    /// - Parameter listed: The types whose mocks a configuration asks for.
    public mutating func specialiseGenerics(keeping listed: ListedTypes) {
        table.files =
            GenericExpansion.expanding(table.files, names.dialects, keepsMocks: true, listed: listed).files
    }

    /// Returns the name of a type with its module in front, if code of another file could take the plain name for another type;
    /// `nil` if it can't, if the name isn't known, or if a type with the module's name would be taken for the module.
    ///
    /// - Parameters:
    ///   - name: A name as a file writes it.
    ///   - file: The index of the file.
    ///   - own: The module of the code.
    public func clearName(of name: String, in file: Int, for own: String) -> String? {
        let modules = names.modules
        guard !modules.isSingle,
            case .named(let text, _) = names.resolve(.named(name, []), of: file, inside: []),
            let (module, plain) = ModuleQualifiedName.split(text)
        else { return nil }
        let (home, type) = (String(module), String(plain))
        if home.isEmpty || home == own { return nil }
        let isHidden =
            !modules.modules(declaring: home).isEmpty || SystemTypes.mayDeclare(home)
            || modules.module(named: own).map { modules.declares(home, in: $0) } == true
        let mayBeTwo =
            modules.modules(declaring: type).count > 1 || SystemTypes.mayDeclare(type)
            || modules.module(named: own).map { modules.declares(type, in: $0) } == true
        return mayBeTwo && !isHidden ? "\(home).\(type)" : nil
    }
}
