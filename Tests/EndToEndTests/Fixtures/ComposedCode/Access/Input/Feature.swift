public protocol LoggingDependency { var logger: String { get } }
public protocol ClockDependency { var clock: Int { get } }

public typealias FeatureDependencies = FeatureExternalDependencies & ClockDependency
// arbor: spliced
public typealias FeatureExternalDependencies = LoggingDependency

// arbor: container
package typealias ScreenDependencies = LoggingDependency

// arbor: dependencies
public struct Entry<Dependencies: EntryDependencies> {
    let dependencies: Dependencies
    public init(dependencies: Dependencies) { self.dependencies = dependencies }
    public var text: String { Part(dependencies: dependencies).text }
}

// arbor: dependencies
struct Part<Dependencies: PartDependencies> {
    let dependencies: Dependencies
    var text: String { dependencies.logger }
}

// arbor: dependencies
package struct Panel<Dependencies: PanelDependencies> {
    package let dependencies: Dependencies
    package var text: Int { dependencies.clock }
}
