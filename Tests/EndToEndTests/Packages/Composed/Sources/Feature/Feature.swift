import Services

// arbor: dependencies
public struct Page<Dependencies: PageDependencies> {
    let dependencies: Dependencies

    public init(dependencies: Dependencies) { self.dependencies = dependencies }

    public var text: String { "\(dependencies.name) \(Row(dependencies: dependencies).text)" }
}

// arbor: dependencies
struct Row<Dependencies: RowDependencies> {
    let dependencies: Dependencies

    var text: String { "\(dependencies.clock.hour)" }
}

// arbor: test container
typealias FeatureDependencies = ClockDependency & NameDependency
