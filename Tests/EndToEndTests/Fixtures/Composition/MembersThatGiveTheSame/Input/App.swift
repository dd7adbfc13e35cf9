protocol LogDependency { var log: Int { get } }
protocol NetDependency { var net: Int { get } }
struct Live: LogDependency, NetDependency { let log = 1, net = 2 }
@main struct Main { static func main() { Home(dependencies: Live()).run() } }
