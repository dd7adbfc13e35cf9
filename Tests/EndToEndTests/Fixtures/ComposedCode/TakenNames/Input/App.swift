struct Values {}
struct ExternalDependencies {}
protocol ValuesDependency { var held: Values { get } }
protocol UnsetDependency { var unset: Int { get } }
protocol ExternalDependency { var external: ExternalDependencies { get } }
protocol SelfDependency { var `self`: Int { get } }
protocol ForcedDependency { var forced: Int! { get } }

// arbor: container
// arbor: test container
typealias AppDependencies = ValuesDependency & UnsetDependency & SelfDependency & ForcedDependency

typealias FooDependencies = ExternalDependency & UnsetDependency & SelfDependency
// arbor: spliced
typealias FooExternalDependencies = UnsetDependency & SelfDependency

// An initializer sets 'self'.
protocol ClassDependency: AnyObject { var number: Int { get } }
// arbor: container
typealias ClassDependencies = SelfDependency & ClassDependency
