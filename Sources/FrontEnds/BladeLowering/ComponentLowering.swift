import ArborLowering
import ArborModel
import ArborSyntax

extension BladeFileLowering {
    /// The root of a component's tree: the parameters of the protocol's initializer are given, and its functions are
    /// entry points.
    mutating func component(_ type: TypeDeclaration, _ attribute: Attribute) -> ProviderDeclaration {
        check(component: type)
        let before = diagnostics.count
        reportUnknown(in: attribute, of: "@Component", known: ["modules"])
        let isFaulty = diagnostics.count > before
        let initializer = type.callables.first { $0.name == "init" }
        let instances = initializer.map { dependencies(of: $0, in: type, source: .forwarded) } ?? []
        let functions = type.callables.filter { $0.name != "init" && check(entryPoint: $0, of: type) }
        let entryPoints = Implementation.EntryPoint.all(of: functions)
        let requested = zip(entryPoints, functions).map { dependency($0.dependency, of: $1, in: type) }
        var component = declaration(
            of: type, kind: .protocol,
            construction: .implementation(
                Implementation(
                    name: type.implementationName, access: type.access,
                    parameters: initializer.map(arguments) ?? [],
                    entryPoints: entryPoints,
                    implicitlyUnwrapped: (requested + instances).filter(\.isImplicitlyUnwrapped).map(\.label))
            ))
        component.isRoot = true
        let availability = (enclosing(type) + [type]).flatMap(\.writtenAvailability)
        if !availability.isEmpty { component.particulars.availability = availability }
        component.dependencies = requested + instances
        component.particulars.includes = types("modules", of: attribute, around: type)
        if isFaulty { component.particulars.gaps.isFaulty = true }
        return component
    }

    /// The value that an entry point asks for.
    private func dependency(
        _ label: String, of function: CallableDeclaration, in type: TypeDeclaration
    ) -> Dependency {
        Dependency(
            label: label, qualifier: label, type: resolve(function.returns ?? "Void", inside: type),
            source: .received(ifAvailable: false), range: function.range)
    }
}

extension Implementation.EntryPoint {
    /// The entry points of functions. Functions that differ in their results only have these in their labels.
    fileprivate static func all(of functions: [CallableDeclaration]) -> [Implementation.EntryPoint] {
        var counts: [String: Int] = [:]
        for function in functions { counts[function.name, default: 0] += 1 }
        return functions.map { function in
            let label = "\(function.name)()"
            let isOverloaded = counts[function.name, default: 0] > 1
            return .init(
                function: function.name,
                dependency: isOverloaded ? "\(label) -> \(function.returns ?? "")" : label,
                isDiscardable: function.attributes.contains { $0.name == "discardableResult" })
        }
    }
}

extension Dependency {
    fileprivate var isImplicitlyUnwrapped: Bool {
        if case .implicitlyUnwrapped = type { true } else { false }
    }
}

extension TypeDeclaration {
    /// The last component of the name.
    fileprivate var lastName: String { TypeExpression(parsing: name).lastName ?? name }

    /// The name of the generated class. It is a raw identifier if the protocol's name is one.
    fileprivate var implementationName: String {
        let name = "Blade" + lastName.filter { $0 != "`" }
        return name.nameInText ?? name
    }

    /// The access level for the members of a class that implements the protocol.
    fileprivate var access: String {
        modifiers.first { ["public", "package"].contains($0) } ?? ""
    }
}
