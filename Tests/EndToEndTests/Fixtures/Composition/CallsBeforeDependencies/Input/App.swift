// A call before the dependencies may change them, so the order of the arguments may matter.

protocol ClockDependency { var clock: Int { get } }

typealias PageDependencies = ClockDependency

struct App: PageDependencies {
    var clock = 1
}

struct Page<Dependencies: PageDependencies> {
    let number: Int

    init(name: Int, dependencies: Dependencies) { number = name + dependencies.clock }
}

func bump(_ app: inout App) -> Int {
    app.clock += 1
    return app.clock
}

func number() -> Int {
    var app = App()
    return Page(name: bump(&app), dependencies: app).number
}

// A name may be that of a computed property.
final class Model {
    var count = 0
    var next: Int {
        count += 1
        return count
    }
    var app: App { App(clock: count) }
    func number() -> Int { Page(name: next, dependencies: app).number }
}
