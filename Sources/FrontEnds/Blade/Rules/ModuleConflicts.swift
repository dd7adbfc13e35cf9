import ArborModel
import BladeLowering

extension ComponentGraph {
    /// Returns the key of a value that the component has already, and that a module or one that it includes provides too.
    /// `nil` if the component can include the module.
    func conflict(including module: Place) -> BindingKey? {
        let added = ([module] + program.modules(includedBy: module)).filter {
            !registry.included.contains($0)
        }
        for module in added {
            if let key = program.keys(providedBy: module).first(where: { isProvided($0, with: module) }) {
                return key
            }
        }
        return nil
    }

    private func isProvided(_ key: BindingKey, with module: Place) -> Bool {
        number(of: key).map { program.mayMeet(registration($0).source, module) } ?? false
    }
}

extension BladeProgram {
    /// The keys of a module's functions and of the types that it lists.
    fileprivate func keys(providedBy module: Place) -> [BindingKey] {
        functions(of: module).map { BindingKey(of: self[$0]) }
            + self[module].dependencies.map { BindingRequest($0).key }
    }
}
