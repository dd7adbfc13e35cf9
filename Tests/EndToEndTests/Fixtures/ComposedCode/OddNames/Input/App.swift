protocol DefaultDependency { var `default`: Int { get } }
protocol InitDependency { var `init`: Int { get set } }
protocol UnicodeDependency { var größe: Int { get } }

// arbor: container
// arbor: test container
typealias ADependencies = DefaultDependency & InitDependency & UnicodeDependency & BDependencies & AnyObject

typealias BDependencies = DefaultDependency & InitDependency
// arbor: spliced
typealias BExternalDependencies = InitDependency & Sendable

// arbor: container
public typealias EmptyDependencies = Any

/* Nothing is asked for here:
// arbor: nonsense
*/
// see arbor: container
let text = "// arbor: container"
let lines = """
    // arbor: container
    """

// arbor: dependencies
struct C<Dependencies: CDependencies> {
    let dependencies: Dependencies
    var sum: Int { dependencies.default + dependencies.größe }
}
