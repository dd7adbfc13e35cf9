/// A dependency that a root can't have, since its `init()` takes no values and no scope is above it.
///
/// The graph finds it, and so does the macro, which sees the root alone.
public enum RootFault: Equatable, Sendable {
    /// The root has a forwarded property, described as `label: Type`.
    case forwarded(String)
    /// The root receives a value, described as `label: Type`. If the root is an extension, a parameter receives it.
    case received(String, isParameter: Bool)

    /// Finds the fault of one dependency of a root, as far as the root alone shows it; `nil` if it is sound.
    public init?(of dependency: Dependency, in root: ProviderDeclaration) {
        let isParameter = root.kind == .extension
        switch dependency.source {
        case .forwarded: self = .forwarded("\(dependency.label): \(dependency.type)")
        case .received where dependency.hasDefault: return nil
        case .received(ifAvailable: false):
            self = .received("\(dependency.label): \(dependency.type)", isParameter: isParameter)
        case .alias(let label, let type, _, ifAvailable: false):
            // It is not known here which names are modules: `M.T` may mean `T`.
            let isOwn = root.dependencies.contains {
                $0.label == label && $0.type.lastName == type.type.lastName
            }
            if isOwn { return nil }
            self = .received("\(label): \(type.type)", isParameter: isParameter)
        case .instantiated, .received, .alias: return nil
        }
    }

    /// The id of the diagnostic.
    public var id: DiagnosticID {
        switch self {
        case .forwarded: .forwardedIntoRoot
        case .received: .unmetDependency
        }
    }

    /// Returns the message of the diagnostic for a root of the given type.
    public func message(root: TypeExpression) -> String {
        switch self {
        case .forwarded(let title):
            "\(root) is a root, so no caller can give it the forwarded value '\(title)'"
        case .received(let title, _): "\(root) receives '\(title)', but a root has no type above it"
        }
    }

    /// Returns the advice of the diagnostic, in the words of the root's front end.
    public func help(in terms: Terms) -> String {
        switch self {
        case .forwarded:
            "declare it as \(terms.instantiated), or move it into a type that the root makes with an \(terms.deferred)"
        case .received(_, isParameter: true): "remove the parameter, or '\(terms.root)'"
        case .received(_, isParameter: false): "declare it as \(terms.instantiated)"
        }
    }
}
