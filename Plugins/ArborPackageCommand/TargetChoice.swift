import PackagePlugin

extension Package {
    /// The targets that are named, else those at the top: built on Arbor by some way, with no other such below them.
    func targets(
        _ names: [String], for verb: Verb?, _ origins: Origins
    ) throws -> [SwiftSourceModuleTarget] {
        let found = names.isEmpty ? topTargets(origins) : try names.map(target(named:))
        if found.isEmpty {
            throw Request.Failure(
                description: "no target of the package uses Arbor: name one with --target")
        }
        if let verb, found.count > 1, !verb.takesManyTargets {
            throw Request.Failure(
                description: "'\(verb)' is about one target: name it with --target, one of "
                    + found.map(\.name).joined(separator: ", "))
        }
        return found
    }

    private func target(named name: String) throws -> SwiftSourceModuleTarget {
        if let target = swiftTargets.first(where: { $0.name == name }) { return target }
        throw Request.Failure(
            description: "the package has no Swift target '\(name)': it has "
                + swiftTargets.map(\.name).joined(separator: ", "))
    }

    private func topTargets(_ origins: Origins) -> [SwiftSourceModuleTarget] {
        let programs = swiftTargets.filter { $0.kind == .generic || $0.kind == .executable }
        let modules = programs.map { $0.wiredModules(origins) }
        let below = Set(modules.flatMap { $0.dropFirst().map(\.id) })
        return zip(programs, modules).filter { program, modules in
            !below.contains(program.id) && modules.contains { $0.usesArbor }
        }.map(\.0)
    }

    private var swiftTargets: [SwiftSourceModuleTarget] { targets(ofType: SwiftSourceModuleTarget.self) }
}
