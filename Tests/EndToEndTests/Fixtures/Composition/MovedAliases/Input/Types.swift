/// Shows the time.
struct Detail<Dependencies: DetailDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.clock }
}

@available(*, deprecated)
struct Old<Dependencies: OldDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.clock }
}

struct Debug<Dependencies: DebugDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.clock }
}

struct Dated<Dependencies: DatedDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.date }
}

struct One<Dependencies: OneDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.clock }
}

enum Space {
    struct Other<Dependencies: OtherDependencies> {
        let dependencies: Dependencies
        func show() { _ = dependencies.clock }
    }
}
