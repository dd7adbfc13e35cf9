protocol ClockDependency { var clock: Int { get } }

/* arbor: container */
typealias OneDependencies = ClockDependency
// Arbor: container
typealias TwoDependencies = ClockDependency
// arbor : test container
typealias ThreeDependencies = ClockDependency
typealias FourDependencies = ClockDependency // arbor: container

// Arbor: what this file says is prose.
/* The words arbor: container in a longer comment ask for nothing. */

protocol SessionDependency { var session: String { get } }

// arbor: dependencies
struct Receipt<Dependencies: ReceiptDependencies> {
    let dependencies: Dependencies
    func text() -> String { dependencies.sesion }
}
