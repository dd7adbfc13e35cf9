// Code that gets the dependencies in other ways than by their label.

protocol ClockDependency { var clock: Int { get } }
protocol ListDependency { var list: [Int] { get } }
protocol NameDependency { var name: String { get } }

typealias RowDependencies = ClockDependency & ListDependency
struct Row<Dependencies: RowDependencies> {
    let dependencies: Dependencies
    var height: Int { dependencies.clock + dependencies.list.count }
}

// The brackets are an array, and no list of captures.
typealias PageDependencies = ClockDependency & ListDependency & NameDependency
struct Page<Dependencies: PageDependencies> {
    let dependencies: Dependencies
    var name: String { dependencies.name }
    var heights: [Int] { [dependencies].map { Row(dependencies: $0).height } }
}

// These are captured, and both members of the alias are used.
typealias ClosureDependencies = ClockDependency & ListDependency & NameDependency
struct Closure<Dependencies: ClosureDependencies> {
    let dependencies: Dependencies
    var later: () -> Int { { [dependencies] in dependencies.clock } }
    var added: (Int) -> Int { { [dependencies] (number: Int) -> Int in dependencies.list.count + number } }
}

@propertyWrapper struct Held<Value> {
    var wrappedValue: Value
    var projectedValue: Value { wrappedValue }
}

typealias WrappedDependencies = ClockDependency & ListDependency & NameDependency
struct Wrapped<Dependencies: WrappedDependencies> {
    @Held var dependencies: Dependencies
    var clock: Int { dependencies.clock + _dependencies.wrappedValue.list.count }
}

// A key path reads a member.
@propertyWrapper struct Path<Whole, Value> {
    var wrappedValue: Int { 0 }
    init(_ path: KeyPath<Whole, Value>) {}
}
typealias PathViewDependencies = ClockDependency & ListDependency
struct PathView<Dependencies: PathViewDependencies> {
    let dependencies: Dependencies
    @Path(\Dependencies.list) var count
    var clock: Int { dependencies.clock }
}

typealias ProjectedDependencies = ClockDependency & ListDependency & NameDependency
struct Projected<Dependencies: ProjectedDependencies> {
    @Held var dependencies: Dependencies
    var clock: Int { dependencies.clock + $dependencies.list.count }
}
