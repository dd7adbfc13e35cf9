// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

struct AppContainer: AppDependencies {
    let clock: Int
    let store: Store

    @MainActor init(
        clock: Int,
        store: Store
    ) {
        self.clock = clock
        self.store = store
    }
}

struct IsolatedContainer: IsolatedDependencies {
    var first: Int
    var second: Int
}

struct MixedContainer: MixedDependencies {
    let log: Store
    let store: Store

    @MainActor init(
        log: Store,
        store: Store
    ) {
        self.log = log
        self.store = store
    }
}

struct SplicedPageDependencies<ExternalDependencies: PageExternalDependencies>: PageDependencies {
    private let externalDependencies: ExternalDependencies
    let store: Store
    var clock: Int { externalDependencies.clock }

    @MainActor init(
        externalDependencies: ExternalDependencies,
        store: Store
    ) {
        self.externalDependencies = externalDependencies
        self.store = store
    }
}
