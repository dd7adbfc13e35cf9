import ArborGraph
import ArborModel
import ArborPlans

/// Plans the frame of the class that implements a root's protocol.
struct ImplementationPlanner {
    private let tree: TreePlanner
    private let implementation: Implementation
    private var graph: BindingGraph { tree.graph }
    private var root: NodeID { tree.root }

    /// Returns `nil` if the root is a type of its own.
    init?(_ tree: TreePlanner) {
        guard let implementation = tree.graph.implementation(of: tree.root) else { return nil }
        self.tree = tree
        self.implementation = implementation
    }

    var plan: ImplementationPlan {
        ImplementationPlan(
            name: implementation.name, access: implementation.access, parameters: parameters,
            constants: constants, entryPoints: entryPoints, scope: scope)
    }

    private var parameters: [ImplementationPlan.Parameter] {
        graph.arguments(of: root).map { argument in
            var parameter = tree.parameter(.property(argument.property), of: root)
            let binding = graph.bindings[graph.binding(argument.property, of: root)]
            parameter.type = signatureType(of: binding)
            return .init(label: argument.label.map { graph.symbols[$0] }, parameter)
        }
    }

    /// Returns a type as the protocol writes it. There, functions hide no types, and a private alias can't be named.
    private func signatureType(of binding: BindingGraph.Binding) -> TypeText {
        let type = graph.types.spelling(of: binding.type)
        guard implementation.implicitlyUnwrapped.contains(graph.symbols[binding.label]),
            case .optional(let wrapped) = graph.types[type]
        else { return tree.code.text(of: type) }
        return .written(tree.code.mapped(.implicitlyUnwrapped(wrapped)).description)
    }

    /// The values that the initializer is given, and those that it computes.
    private var constants: [ImplementationPlan.Constant] {
        let given = graph.arguments(of: root).map(\.property)
        // A constant that is computed in several `#if` branches is one constant.
        let computed = tree.order(of: root).filter { property in
            let binding = graph.binding(property, of: root)
            return graph.branchedProperty(of: binding) ?? binding == binding
        }
        return (given + computed).map { property in
            let binding = graph.bindings[graph.binding(property, of: root)]
            return .init(
                name: tree.name(ofProperty: property, in: root),
                type: tree.text(graph.types.spelling(of: binding.type)))
        }
    }

    private var scope: ScopeStep? {
        var planner = ScopeStepPlanner(BodyPlanner(tree: tree, node: root, isOutermost: true))
        return planner?.step(beforeCallsOf: tree.entryPoints.sorted().map { graph.binding($0, of: root) })
    }

    private var entryPoints: [ImplementationPlan.EntryPoint] {
        let planner = BodyPlanner(tree: tree, node: root, isOutermost: true)
        return graph.entryPoints(of: root).map { entryPoint, property in
            let binding = graph.binding(property, of: root)
            return .init(
                name: entryPoint.function, type: signatureType(of: graph.bindings[binding]),
                isDiscardable: entryPoint.isDiscardable, results: planner.results(ofEntryPoint: binding))
        }
    }
}

extension BindingGraph {
    /// The modules whose types the signatures of a generated class name.
    func modulesInSignatures(of node: NodeID) -> SignatureModules {
        let properties = entryPoints(of: node).map(\.property) + arguments(of: node).map(\.property)
        var found = SignatureModules()
        for property in properties {
            types.forEachName(of: bindings[binding(property, of: node)].type) { symbol in
                let libraries = dialects.modules(declaring: symbols[symbol])
                found.known.formUnion(libraries)
                if let (module, _) = ModuleQualifiedName.split(symbols[symbol]) {
                    found.known.insert(String(module))
                } else if libraries.isEmpty, !isOfProgram(symbols[symbol]) {
                    found.hasUnknown = true
                }
            }
        }
        return found
    }

    /// True for a type that the program or the standard library declares.
    private func isOfProgram(_ name: String) -> Bool {
        let outermost = String(name.firstComponent)
        return SystemTypes.isOfStandardLibrary(outermost) || !modules.modules(declaring: outermost).isEmpty
    }

    /// The properties that only entry points return, those of `#if` branches included.
    func entryPointProperties(of node: NodeID) -> Set<PropertyID> {
        Set(
            entryPoints(of: node).flatMap { _, property in
                branches(of: binding(property, of: node)).map { self.property($0, of: node) }
            })
    }

    /// The entry points of a node's class, each with the property that it returns.
    func entryPoints(of node: NodeID) -> [(Implementation.EntryPoint, property: PropertyID)] {
        guard let implementation = implementation(of: node) else { return [] }
        let bindings = bindings(of: node)
        var properties: [String: PropertyID] = [:]
        // The bindings of further `#if` branches follow the one that stands for the property.
        for binding in bindings.reversed() {
            properties[symbols[self.bindings[binding].label]] = property(binding, of: node)
        }
        return implementation.entryPoints.compactMap { entryPoint in
            properties[entryPoint.dependency].map { (entryPoint, $0) }
        }
    }
}

/// The modules whose types some signatures name.
struct SignatureModules {
    /// The modules of the program and of the front ends' libraries.
    var known: Set<String> = []
    /// True if a type may be of a module that wasn't read.
    var hasUnknown = false
}
