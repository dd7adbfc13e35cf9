protocol ClockDependency { var clock: Int { get } }
protocol StoreDependency { var store: Int { get } }
protocol LogDependency { var log: Int { get } }

typealias FolderDependencies = ClockDependency & StoreDependency & LogDependency
struct Folder<Dependencies: FolderDependencies> {
    let dependencies: Dependencies
    func open() -> File<Dependencies> {
        _ = dependencies.clock
        return File(dependencies: dependencies)
    }
}

typealias FileDependencies = ClockDependency & StoreDependency & LogDependency
struct File<Dependencies: FileDependencies> {
    let dependencies: Dependencies
    func parent() -> Folder<Dependencies> {
        _ = dependencies.store
        Line(dependencies: dependencies).show()
        return Folder(dependencies: dependencies)
    }
}

typealias LineDependencies = LogDependency
struct Line<Dependencies: LineDependencies> {
    let dependencies: Dependencies
    func show() { _ = dependencies.log }
}
