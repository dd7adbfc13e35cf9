// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

struct AppContainer: AppDependencies {
    let forced: Int!
    let held: Values
    let `self`: Int
    let unset: Int
}

struct SplicedFooDependencies<ExternalDependencies_: FooExternalDependencies>: FooDependencies {
    private let externalDependencies: ExternalDependencies_
    let external: ExternalDependencies
    var `self`: Int { externalDependencies.`self` }
    var unset: Int { externalDependencies.unset }

    init(
        externalDependencies: ExternalDependencies_,
        external: ExternalDependencies
    ) {
        self.externalDependencies = externalDependencies
        self.external = external
    }
}
