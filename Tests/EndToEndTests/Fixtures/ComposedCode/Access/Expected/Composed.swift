// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

package typealias PanelDependencies = ClockDependency
public typealias EntryDependencies = PartDependencies
public typealias PartDependencies = LoggingDependency

package struct ScreenContainer: ScreenDependencies {
    package let logger: String

    package init(
        logger: String
    ) {
        self.logger = logger
    }
}

public struct SplicedFeatureDependencies<ExternalDependencies: FeatureExternalDependencies>:
    FeatureDependencies
{
    private let externalDependencies: ExternalDependencies
    public let clock: Int
    public var logger: String { externalDependencies.logger }

    public init(
        externalDependencies: ExternalDependencies,
        clock: Int
    ) {
        self.externalDependencies = externalDependencies
        self.clock = clock
    }
}
