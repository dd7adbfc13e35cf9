// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

struct AppContainer: AppDependencies {
    let clock: Int
    let route: Store
    var store: Store

    @MainActor init(
        clock: Int,
        route: Store,
        store: Store
    ) {
        self.clock = clock
        self.route = route
        self.store = store
    }
}

nonisolated final class ClassContainer: ClassDependencies {
    var count: Int
    var store: Store

    init(
        count: Int,
        store: Store
    ) {
        self.count = count
        self.store = store
    }
}

nonisolated struct SplicedPageDependencies<ExternalDependencies: PageExternalDependencies>: PageDependencies {
    private let externalDependencies: ExternalDependencies
    var store: Store
    var clock: Int { externalDependencies.clock }
    @MainActor var route: Store { externalDependencies.route }

    @MainActor init(
        externalDependencies: ExternalDependencies,
        store: Store
    ) {
        self.externalDependencies = externalDependencies
        self.store = store
    }
}

struct SplicedRowDependencies<ExternalDependencies: RowExternalDependencies>: RowDependencies {
    private var externalDependencies: ExternalDependencies
    let clock: Int
    var store: Store {
        get { externalDependencies.store }
        set { externalDependencies.store = newValue }
    }

    init(
        externalDependencies: ExternalDependencies,
        clock: Int
    ) {
        self.externalDependencies = externalDependencies
        self.clock = clock
    }
}
