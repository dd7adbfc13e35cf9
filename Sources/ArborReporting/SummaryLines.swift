import ArborModel

extension FileSummary {
    /// The file's contribution to the graph, for people: a line for each type with its location, and below it a line
    /// for each dependency.
    public var lines: String { providers.map(\.lines).joined() }
}

extension ProviderDeclaration {
    fileprivate var lines: String {
        let prefix =
            location.range.map { "\(location.path):\($0.start.line):\($0.start.column)" } ?? location.path
        let others =
            additionalTypes.isEmpty
            ? "" : " as \(additionalTypes.map(\.type.description).joined(separator: ", "))"
        let head = "\(prefix): \(kind.rawValue) \(type)\(others)\(isRoot ? ", a root" : "")"
        return ([head] + dependencies.map { "    \($0.clause)" }).map { $0.visible + "\n" }.joined()
    }
}

extension Dependency {
    fileprivate var clause: String {
        switch source {
        case .instantiated(let instantiation):
            "instantiates \(label): \(type)" + (instantiation.product.map { ", made by \($0.type)" } ?? "")
        case .forwarded: "is forwarded \(label): \(type)"
        case .received(ifAvailable: false): "receives \(label): \(type)"
        case .received(ifAvailable: true): "receives \(label): \(type), if available"
        case .alias(let source, let sourceType, _, let ifAvailable):
            "receives \(source): \(sourceType.type) as \(label): \(type)"
                + (ifAvailable ? ", if available" : "")
        }
    }
}
