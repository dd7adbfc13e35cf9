protocol LogDependency { var log: Int { get } }
protocol NetDependency { var net: Int { get } }

// arbor: container
typealias AppDependencies = HomeDependencies

@main struct Main { static func main() {
    Home(dependencies: AppContainer(log: 1, net: 2)).run()
} }
