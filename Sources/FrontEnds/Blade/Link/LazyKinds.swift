import ArborModel
import BladeLowering

/// The types by which the values of one component are asked for later.
struct LazyKinds {
    /// The values that some consumer asks for as a `SendableLazy`, and those that these need: any thread may make them.
    private var sendable: Set<BindingNumber> = []
    /// True if any thread may use what the class stores.
    private let isSendable: Bool
    /// A type of each kind as the program spells it, from which others are made.
    private var spelling: [Bool: TypeExpression] = [:]

    init(_ graph: ComponentGraph) {
        isSendable = graph.program[graph.component].keepsOnlySendable
        for (_, request) in graph.entryPoints {
            guard let lazy = request.lazy, let target = graph.number(of: request.key) else { continue }
            add(lazy, of: target)
        }
        for value in graph.reached {
            for edge in graph.edges[value] ?? [] where edge.isLazy {
                let parameter = graph.program[edge.provider].dependencies[edge.parameter]
                if let lazy = LazyType(parameter.type) { add(lazy, of: edge.target) }
            }
        }
        addNeeds(in: graph)
    }

    private mutating func addNeeds(in graph: ComponentGraph) {
        var open = Array(sendable)
        while let value = open.popLast() {
            for edge in graph.edges[value] ?? [] where sendable.insert(edge.target).inserted {
                open.append(edge.target)
            }
        }
    }

    private mutating func add(_ lazy: LazyType, of target: BindingNumber) {
        if lazy.isSendable { sendable.insert(target) }
        if spelling[lazy.isSendable] == nil { spelling[lazy.isSendable] = lazy.type }
    }

    /// Returns whether the lazy value that a component stores for a shared one is a `SendableLazy`. It is if some consumer
    /// asks for one, because a `Lazy` can be made of it, and not the other way round.
    func isStoredSendable(_ value: BindingNumber) -> Bool { isSendable || sendable.contains(value) }

    /// Returns the lazy type of a product.
    func type(of product: TypeExpression, isSendable: Bool) -> TypeExpression {
        let name = isSendable ? "SendableLazy" : "Lazy"
        guard case .member(let module, _, _)? = spelling[isSendable] ?? spelling[!isSendable] else {
            return .named(name, [product])
        }
        return .member(module, name, [product])
    }

    /// The type of the owner of lazy values.
    var keeper: TypeExpression {
        guard case .member(let module, _, _)? = spelling[false] ?? spelling[true] else {
            return .named("_LazyKeeper", [])
        }
        return .member(module, "_LazyKeeper", [])
    }
}
