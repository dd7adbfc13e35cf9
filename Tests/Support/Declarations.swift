import ArborModel
import SafeDIFrontEnd

/// A provider as the front end lowers it, at line 1 of its own file. Each dependency is on a line of its own
/// after it.
public func type(
    _ name: String, isRoot: Bool = false, kind: ProviderDeclaration.Kind = .class, fulfils: [String] = [],
    _ dependencies: Dependency...
) -> ProviderDeclaration {
    type(name, isRoot: isRoot, kind: kind, fulfils: fulfils, dependencies: dependencies)
}

/// A provider like the one above. Its dependencies are an array.
public func type(
    _ name: String, isRoot: Bool = false, kind: ProviderDeclaration.Kind = .class, fulfils: [String] = [],
    dependencies: [Dependency]
) -> ProviderDeclaration {
    let placed = dependencies.enumerated().map { number, dependency in
        var dependency = dependency
        dependency.range = range(line: UInt32(number + 2))
        dependency.source = dependency.source.moved(to: dependency.range)
        return dependency
    }
    let arguments = placed.map { Argument(label: $0.label, dependency: $0.label) }
    return ProviderDeclaration(
        type: TypeExpression(parsing: name), name: TypeExpression(parsing: name).nameForTests,
        depth: name.count { $0 == "." }, kind: kind, isRoot: isRoot,
        additionalTypes: fulfils.map {
            TypeReference(type: TypeExpression(parsing: $0), range: range(line: 1))
        },
        dependencies: placed,
        construction: kind == .extension ? .function("instantiate", arguments) : .initializer(arguments),
        location: SourceLocation(path: "\(name).swift", range: range(line: 1)), frontEnd: .safeDI)
}

extension Dependency.Source {
    /// The source with the types that its annotation names at a place.
    fileprivate func moved(to range: SourceRange) -> Dependency.Source {
        switch self {
        case .instantiated(var made):
            made.product?.range = range
            return .instantiated(made)
        case .alias(let label, var type, let wrapped, let ifAvailable):
            type.range = range
            return .alias(of: label, type: type, wrapped: wrapped, ifAvailable: ifAvailable)
        case .forwarded, .received: return self
        }
    }
}

public func made(_ label: String, _ type: String, by: String? = nil, wrapped: Bool = false) -> Dependency {
    let reference = by.map { TypeReference(type: TypeExpression(parsing: $0), range: range(line: 1)) }
    let deferral = Dialect.safeDI.deferral(TypeExpression(parsing: type))
    return dependency(
        label, type,
        .instantiated(Instantiation(product: reference, isWrapped: wrapped, deferral: deferral)))
}

public func forwarded(_ label: String, _ type: String) -> Dependency { dependency(label, type, .forwarded) }

public func received(_ label: String, _ type: String, ifAvailable: Bool = false) -> Dependency {
    dependency(label, type, .received(ifAvailable: ifAvailable))
}

public func alias(
    _ label: String, _ type: String, of source: String, _ sourceType: String, wrapped: Bool = false,
    ifAvailable: Bool = false
) -> Dependency {
    let reference = TypeReference(type: TypeExpression(parsing: sourceType), range: range(line: 1))
    return dependency(
        label, type, .alias(of: source, type: reference, wrapped: wrapped, ifAvailable: ifAvailable))
}

/// One file for each type, as if each were declared alone.
public func files(_ types: [ProviderDeclaration]) -> [FileSummary] {
    types.map { FileSummary(path: $0.location.path, providers: [$0]) }
}

private func dependency(_ label: String, _ type: String, _ source: Dependency.Source) -> Dependency {
    Dependency(label: label, type: TypeExpression(parsing: type), source: source, range: range(line: 1))
}

private func range(line: UInt32) -> SourceRange {
    let start = SourcePosition(offset: line * 100, line: line, column: 1)
    return SourceRange(start: start, end: start)
}

extension TypeExpression {
    fileprivate var nameForTests: String { String(description.prefix { $0 != "<" }) }
}
