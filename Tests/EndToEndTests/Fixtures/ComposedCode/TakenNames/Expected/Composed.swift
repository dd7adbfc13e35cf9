// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

struct AppContainer: AppDependencies {
    let forced: Int!
    let held: Values
    let `self`: Int
    let unset: Int
}

final class ClassContainer: ClassDependencies {
    let number: Int
    let `self`: Int

    init(
        number: Int,
        `self` ownSelf: Int
    ) {
        self.number = number
        self.`self` = ownSelf
    }
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
