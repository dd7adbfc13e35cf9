import ArborModel

/// What a component's modules provide, found by what a missing binding may have meant. Each gap asks, and there may be as
/// many gaps as values.
struct ProvidedValues {
    private let ofTypes: [TypeExpression: [Registry.Registration]]
    private let ofNames: [String: [Registry.Registration]]
    /// By the names of their functions.
    private var ofFunctions: [String: [Registry.Registration]] = [:]
    /// The names of the functions without a result. Such a function may be named after what it would provide.
    private var unfinishedFunctions: Set<String> = []

    init(_ registry: Registry, of program: BladeProgram) {
        ofTypes = Dictionary(grouping: registry.registrations, by: \.key.type)
        ofNames = Dictionary(grouping: registry.registrations, by: \.key.plainName)
        for registration in registry.registrations where registration.key.type.lastName != nil {
            for name in program.functionNames(of: registration) {
                ofFunctions[name, default: []].append(registration)
            }
        }
        for registration in registry.allRegistrations where registration.key.type == .tuple([]) {
            unfinishedFunctions.formUnion(program.functionNames(of: registration))
        }
    }

    /// The values of the same type under other names.
    func ofType(of key: BindingKey) -> [Registry.Registration] { ofTypes[key.type] ?? [] }

    /// The values whose types have the same name, in any module.
    func named(like key: BindingKey) -> [Registry.Registration] { ofNames[key.plainName] ?? [] }

    /// The value of another type that a function makes which has the type's name: `heater() -> ElectricHeater` for `Heater`.
    func ofFunction(namedFor key: BindingKey) -> Registry.Registration? {
        ofFunctions[key.functionName]?.first { $0.key.name == key.name }
    }

    /// The only value whose type a name may have been meant for.
    func nearlyNamed(_ name: String) -> Registry.Registration? {
        let near = ofNames.filter { other, _ in
            other != name && (isSlip(name, of: other) || name.lowercased() == other.lowercased())
        }
        return near.count == 1 ? near.first?.value.first : nil
    }

    func hasUnfinishedFunction(namedFor key: BindingKey) -> Bool {
        if unfinishedFunctions.isEmpty { return false }
        let name = key.functionName.lowercased()
        return unfinishedFunctions.contains { function in
            let function = function.lowercased()
            return name.hasSuffix(function) || function.hasSuffix(name)
        }
    }
}

extension BindingKey {
    /// The name that a function has which is named after the type, as `heater` is after `Heater`.
    fileprivate var functionName: String { ValueLabels.wish(for: type, named: "", or: "") }
}

extension BladeProgram {
    fileprivate func functionNames(of registration: Registry.Registration) -> [String] {
        registration.providers.compactMap { place in
            guard case .function(let name, _) = self[place].construction else { return nil }
            return name.plainName
        }
    }
}
