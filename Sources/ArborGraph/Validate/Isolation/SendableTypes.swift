import ArborModel

/// Which types are not `Sendable`, as far as declarations show it.
struct SendableTypes {
    /// Why a type isn't.
    struct Fault {
        /// The declaration of a class or struct.
        var node: NodeID?
        var assumptions: [Suspicion.Assumption] = []
    }

    private let graph: BindingGraph
    /// By type in normal form, the nodes of its annotated declarations.
    private var declarations: [TypeID: [NodeID]] = [:]
    private var faults: [TypeID: Fault?] = [:]
    /// The folders of files that import some module with `@preconcurrency`.
    private lazy var preconcurrentFolders = Set(
        graph.files.lazy.filter { $0.imports.contains { $0.attributes.contains("preconcurrency") } }
            .map(\.path.folder))

    /// - Parameter asked: the types that will be asked for, without `?` around them.
    init(in graph: BindingGraph, asked: Marks) {
        self.graph = graph
        for node in graph.declarations.indices where graph.kind(of: node) != .extension {
            let type = graph.types.normal(of: graph.nodeTypes[node])
            if asked.holds(type) { declarations[type, default: []].append(node) }
        }
    }

    /// - Parameter type: in normal form.
    mutating func fault(of type: TypeID) -> Fault? {
        if let known = faults[type] { return known }
        let fault = newFault(of: type)
        faults[type] = .some(fault)
        return fault
    }

    private mutating func newFault(of type: TypeID) -> Fault? {
        if graph.types[type].isUnsendableFunction { return Fault() }
        let type = graph.types.bare(of: type)
        let written = graph.types[type]
        if let instantiator = BindingGraph.Production.Instantiator(typed: written) {
            return instantiator.isSendable || written.arguments.isEmpty ? nil : Fault()
        }
        guard let nodes = declarations[type], let node = nodes.first,
            !nodes.contains(where: { isPerhapsSendable($0) })
        else { return nil }
        let place = graph.nodes[node].declaration
        var assumptions: [Suspicion.Assumption] = [.noSendableExtension(type: place?.name ?? "")]
        // With a default isolation, a type that says nothing is isolated, and so Sendable.
        if graph.concurrency(of: node).type == .inferred {
            assumptions.append(.noDefaultIsolation(path: place?.location.path ?? ""))
        }
        return Fault(node: node, assumptions: assumptions)
    }

    private mutating func isPerhapsSendable(_ node: NodeID) -> Bool {
        let concurrency = graph.concurrency(of: node)
        if concurrency.mayBeSendable || mayBePreconcurrent(node) { return true }
        return concurrency.type == .inferred && concurrency.mayBeIsolated
    }

    /// True where a file may import the declaration's module with `@preconcurrency`, which keeps the compiler from asking
    /// for `Sendable`. The files of one folder are one module.
    private mutating func mayBePreconcurrent(_ node: NodeID) -> Bool {
        let folder = graph.files[Int(graph.declarations[node].file)].path.folder
        return preconcurrentFolders.contains { $0 != folder }
    }
}

extension SendableTypes.Fault {
    func help(_ type: TypeExpression, _ property: BindingGraph.Property) -> String {
        let plain = property.type.lastName?.dropFirst("Sendable".count) ?? "Instantiator"
        return "\(sendableRemedy(type)); or declare '\(property.label)' with '\(plain)' instead"
    }

    /// What makes a value of the type Sendable.
    func sendableRemedy(_ type: TypeExpression) -> String {
        if node != nil { return "let \(type) conform to Sendable" }
        if type.isUnsendableFunction { return "declare the function '@Sendable'" }
        return "take 'Sendable\(type.lastName ?? "Instantiator")' instead of '\(type.lastName ?? "")'"
    }
}

extension TypeExpression {
    /// True of a function type, optional or not, that is neither `@Sendable` nor isolated to a global actor.
    fileprivate var isUnsendableFunction: Bool {
        var type = self
        while true {
            switch type {
            case .function: return true
            case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): type = wrapped
            case .attributed(let words, let base):
                guard words.allSatisfy({ $0 == "@escaping" || $0 == "@autoclosure" }) else { return false }
                type = base
            default: return false
            }
        }
    }
}
