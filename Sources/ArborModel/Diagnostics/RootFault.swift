/// What a root can't have, since its `init()` is given nothing and nothing stands above it: known to the graph, and to the
/// macro, which sees the root alone.
public enum RootFault: Equatable, Sendable {
    /// `label: Type` of what is forwarded to it.
    case forwarded(String)
    /// `label: Type` of what it takes from above; by a parameter where the root is an extension.
    case received(String, isParameter: Bool)

    /// What is wrong with one dependency of a root, as far as the root alone tells.
    public init?(of dependency: Dependency, in root: ProviderDeclaration) {
        let isParameter = root.kind == .extension
        switch dependency.source {
        case .forwarded: self = .forwarded("\(dependency.label): \(dependency.type)")
        case .received where dependency.hasDefault: return nil
        case .received(ifAvailable: false):
            self = .received("\(dependency.label): \(dependency.type)", isParameter: isParameter)
        case .alias(let label, let type, _, ifAvailable: false):
            // Which names are modules is not known here: `M.T` may be `T`.
            let isOwn = root.dependencies.contains {
                $0.label == label && $0.type.lastName == type.type.lastName
            }
            if isOwn { return nil }
            self = .received("\(label): \(type.type)", isParameter: isParameter)
        case .instantiated, .received, .alias: return nil
        }
    }

    public var id: DiagnosticID {
        switch self {
        case .forwarded: .forwardedIntoRoot
        case .received: .unmetDependency
        }
    }

    public func message(root: TypeExpression) -> String {
        switch self {
        case .forwarded(let title): "'\(title)' is forwarded, but \(root) is a root: nobody gives it a value"
        case .received(let title, _): "\(root) is a root and receives '\(title)', but nothing stands above it"
        }
    }

    public var help: String {
        switch self {
        case .forwarded:
            "instantiate it here, or move what needs it into a type that is made by an Instantiator"
        case .received(_, isParameter: true): "remove the parameter, or 'isRoot'"
        case .received(_, isParameter: false): "declare it as @Instantiated"
        }
    }
}
