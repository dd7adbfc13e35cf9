// An alias that a conformance names may list what its own type doesn't use: removing it would take it away from others.

protocol ClockDependency { var clock: Int { get } }
protocol DateDependency { var date: Int { get } }

typealias PageDependencies = ClockDependency & DateDependency

struct Page<Dependencies: PageDependencies> {
    let dependencies: Dependencies
    var number: Int { dependencies.clock }
}

typealias DayDependencies = DateDependency

struct Day<Dependencies: DayDependencies> {
    let dependencies: Dependencies
    var number: Int { dependencies.date }
}

struct Live: PageDependencies {
    var clock = 1
    var date = 2
}

func sum(_ live: Live) -> Int { Page(dependencies: live).number + Day(dependencies: live).number }
