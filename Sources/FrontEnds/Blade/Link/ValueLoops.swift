import ArborModel

/// The values of one component that need each other through lazy parameters.
///
/// A shared value in such a loop must not own the others: the component owns it, and its release must free all. So a
/// lazy parameter of a shared value, or of a value that is made for it, refers into the loop without owning.
struct ValueLoops {
    private let components: Components<BindingNumber>
    /// The components that are loops and hold a shared value.
    private let owning: Set<ComponentID>

    init(_ graph: ComponentGraph) {
        let adjacency = graph.adjacency()
        let components = Components(adjacency)
        self.components = components
        var loops: Set<ComponentID> = []
        for value in graph.reached where graph.registration(value).isShared {
            let component = components.ofNodes[value]
            if components[component].count > 1 || adjacency.targets(of: value).contains(value) {
                loops.insert(component)
            }
        }
        owning = loops
    }

    /// Returns whether a value is in a loop that holds a shared value.
    func isLooping(_ value: BindingNumber) -> Bool { owning.contains(components.ofNodes[value]) }

    /// Returns whether two values are in one such loop.
    func areLooping(_ one: BindingNumber, _ other: BindingNumber) -> Bool {
        components.ofNodes[one] == components.ofNodes[other] && isLooping(one)
    }
}
