import ArborModel

/// The names of a program's global actors, and the type aliases that stand for one.
///
/// An attribute that isn't one of these names is a macro or a property wrapper.
struct ActorNames {
    /// The last parts of the declared actors' names.
    private var declared: Set<Substring> = []
    private let modules: ModuleTable
    /// The outlines with type aliases of classes, protocols and actors.
    private let aliases: [(outline: FileOutline, module: ModuleID)]
    /// By name, the text that its alias stands for in each module. Few names are ever asked for.
    private var targets: [Substring: [ModuleID: Substring]] = [:]

    init(in files: [FileSummary], _ program: ProgramModules, _ modules: ModuleTable) {
        self.modules = modules
        declared = Set(modules.globalActors.keys.lazy.map { $0[...] })
        for name in files.lazy.flatMap(\.globalActors) {
            declared.insert(name[...].lastComponent)
        }
        aliases = files.outlines(with: program, in: modules, holding: .inheriting)
    }

    /// The actor that an attribute names in a module, which may do so by an alias; `nil` if it names no known actor.
    mutating func actor(named attribute: Substring, in module: ModuleID) -> String? {
        if declares(attribute) { return String(attribute) }
        if let target = target(ofAlias: attribute, in: module) { return target }
        // By convention, a name like this is that of an actor, even if nothing that was read declares it.
        return attribute.hasSuffix("Actor") ? String(attribute) : nil
    }

    /// The actor that an alias stands for, perhaps through other aliases; `nil` if it is no alias of an actor.
    ///
    /// - Parameter module: The module that declares the alias, or that uses the alias of another one.
    mutating func target(ofAlias name: Substring, in module: ModuleID) -> String? {
        if declares(name) { return nil }
        var name = name
        for _ in 0..<Self.longestChain {
            guard let next = aliased(name, in: module), next != name else { return nil }
            if declares(next) { return String(next) }
            name = next
        }
        return nil
    }

    private static let longestChain = 8

    private func declares(_ name: Substring) -> Bool {
        let last = name.lastComponent
        return last == "MainActor" || declared.contains(last)
    }

    /// The text that an alias stands for. The module's own alias comes first, and otherwise only one module may have one.
    private mutating func aliased(_ name: Substring, in module: ModuleID) -> Substring? {
        let plain = name.lastComponent
        let found = targets[plain] ?? readTargets(of: plain)
        targets[plain] = found
        return found[module] ?? (found.count == 1 ? found.first?.value : nil)
    }

    private func readTargets(of name: Substring) -> [ModuleID: Substring] {
        let wanted = NameFilter([name])
        var found: [ModuleID: Substring] = [:]
        for (outline, module) in aliases where outline.mayHold(wanted) {
            outline.visitEntries { kind, entry in
                guard kind == .inheriting else { return }
                let parts = String(decoding: entry, as: UTF8.self).split(separator: "=")
                if parts.count == 2, parts[0] == name { found[module] = parts[1] }
            }
        }
        return found
    }
}

extension Substring {
    /// The last part of a name: `B` for `A.B` and for `M::B`.
    fileprivate var lastComponent: Substring { split { $0 == "." || $0 == ":" }.last ?? self }
}

extension [FileSummary] {
    /// The outlines of these files and a program's others that hold a kind of entry, with their modules.
    func outlines(
        with program: ProgramModules, in modules: ModuleTable, holding kind: FileOutline.Kind
    ) -> [(outline: FileOutline, module: ModuleID)] {
        outlines(with: program, in: modules) { $0.holds(kind) }
    }

    /// The outlines of these files and a program's others that meet a condition, with their modules.
    func outlines(
        with program: ProgramModules, in modules: ModuleTable, where isWanted: (FileOutline) -> Bool
    ) -> [(outline: FileOutline, module: ModuleID)] {
        let own = indices.filter { isWanted(self[$0].outline) }
            .map { (outline: self[$0].outline, module: modules.ofFiles[$0]) }
        let others = program.others.indices.filter { isWanted(program.others[$0].outline) }
            .map { (outline: program.others[$0].outline, module: modules.ofOthers[$0]) }
        return own + others
    }
}
