// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

@available(*, deprecated) typealias OldClockDependencies = OldClockDependency
@available(macOS 99, *) public typealias NewClockDependencies = NewClockDependency

@available(macOS 99, iOS 99, *)
@available(watchOS 99, *)
public struct NewContainer: NewDependencies {
    public let newClock: Int

    public init(
        newClock: Int
    ) {
        self.newClock = newClock
    }
}

@available(*, deprecated)
struct OldContainer: OldDependencies {
    let clock: Int
    let oldClock: Int
}

@available(macOS 99, *)
@available(*, deprecated)
struct SplicedPageDependencies<ExternalDependencies: PageExternalDependencies>: PageDependencies {
    private let externalDependencies: ExternalDependencies
    let oldClock: Int
    var newClock: Int { externalDependencies.newClock }

    init(
        externalDependencies: ExternalDependencies,
        oldClock: Int
    ) {
        self.externalDependencies = externalDependencies
        self.oldClock = oldClock
    }
}
