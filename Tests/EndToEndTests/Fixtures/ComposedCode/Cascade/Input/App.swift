protocol Logging { func log(_ message: String) }
protocol LoggingDependency { var logger: any Logging { get } }
protocol TrackingDependency { var tracker: any Logging { get } }
protocol ClockDependency { var clock: Int { get } }

// arbor: dependencies
struct AppView<Dependencies: AppViewDependencies> {
    let dependencies: Dependencies
    func show() {
        dependencies.tracker.log("app")
        Folder(dependencies: dependencies, depth: 1).show()
        Empty(dependencies: dependencies).show()
    }
}

/// Folders and files make each other.
// arbor: dependencies
struct Folder<Dependencies: FolderDependencies> {
    let dependencies: Dependencies
    let depth: Int
    func show() {
        dependencies.logger.log("folder")
        File(dependencies: dependencies, depth: depth).show()
    }
}

// arbor: dependencies
struct File<Dependencies: FileDependencies> {
    let dependencies: Dependencies
    let depth: Int
    func show() {
        if dependencies.clock > depth, depth < 3 { Folder(dependencies: dependencies, depth: depth + 1).show() }
        Icon(dependencies: dependencies).show()
    }
}

typealias IconDependencies = LoggingDependency

struct Icon<Dependencies: IconDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.logger.log("icon") }
}

// arbor: dependencies
struct Empty<Dependencies: EmptyDependencies> {
    let dependencies: Dependencies
    func show() {}
}
