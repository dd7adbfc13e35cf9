protocol ClockDependency: Sendable { var clock: Int { get } }

typealias DetailDependencies = ClockDependency
final class Detail<Dependencies: DetailDependencies> {
    let dependencies: Dependencies
    let name: String
    init(name: String, dependencies: Dependencies, done: () -> Void) {
        self.dependencies = dependencies
        self.name = name
    }
    func show() -> String { "\(dependencies.clock)" + name }
}

typealias TopDependencies = DetailDependencies
struct Top<Dependencies: TopDependencies> {
    let dependencies: Dependencies
    func show() {
        _ = Detail(name: "x", dependencies: dependencies) {}
        let make = Detail<Dependencies>.init(name:dependencies:done:)
        _ = make("x", dependencies, {})
    }
}

// Without an initializer, the order of the parameters is that of the properties.
typealias MemberDependencies = ClockDependency
struct Member<Dependencies: MemberDependencies> {
    let name: String
    let dependencies: Dependencies
    var clock: Int { dependencies.clock }
}
typealias PageDependencies = MemberDependencies
struct Page<Dependencies: PageDependencies> {
    let dependencies: Dependencies
    func show() { _ = Member(name: "x", dependencies: dependencies) }
}
