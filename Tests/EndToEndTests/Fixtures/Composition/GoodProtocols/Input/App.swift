// A protocol that inherits an alias requires what the alias does.
public protocol ClockDependency { var clock: Int { get } }
public protocol StoreDependency { var store: Int { get } }
public typealias MiddleDependencies = ClockDependency & StoreDependency
public protocol TopDependency: MiddleDependencies { var top: Int { get } }

typealias ScreenDependencies = TopDependency
struct Screen<Dependencies: ScreenDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.top + dependencies.clock + dependencies.store }
}

struct App: ScreenDependencies {
    var clock: Int { 1 }
    var store: Int { 2 }
    var top: Int { 3 }
}
