
// The arguments of a constraint are kept, and a Sendable type stores Sendable values.
protocol NumbersDependency {
    associatedtype Numbers: Sequence<Int> & Sendable
    var numbers: Numbers { get }
}
protocol PairsDependency: Sendable {
    associatedtype First: Collection
    associatedtype Second: Sequence<First.Element>
    var first: First { get }
    var second: Second { get }
    var changed: @Sendable () -> Void { get }
}

// arbor: container
// arbor: test container
typealias SequenceDependencies = NumbersDependency

// arbor: container
// arbor: test container
typealias PairDependencies = PairsDependency
