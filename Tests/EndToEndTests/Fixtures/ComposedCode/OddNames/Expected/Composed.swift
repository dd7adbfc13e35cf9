// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

typealias CDependencies = DefaultDependency & UnicodeDependency

final class AContainer: ADependencies {
    let `default`: Int
    let größe: Int
    var `init`: Int

    init(
        `default`: Int,
        größe: Int,
        `init`: Int
    ) {
        self.`default` = `default`
        self.größe = größe
        self.`init` = `init`
    }
}

public struct EmptyContainer: EmptyDependencies {

    public init() {}
}

struct SplicedBDependencies<ExternalDependencies: BExternalDependencies>: BDependencies {
    private var externalDependencies: ExternalDependencies
    let `default`: Int
    var `init`: Int {
        get { externalDependencies.`init` }
        set { externalDependencies.`init` = newValue }
    }

    init(
        externalDependencies: ExternalDependencies,
        `default`: Int
    ) {
        self.externalDependencies = externalDependencies
        self.`default` = `default`
    }
}
