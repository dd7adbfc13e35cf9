// arbor: container
typealias AppDependencies = TrackingDependency & LoggingDependency

extension AppContainer: CellDependencies {}

@main struct Main { static func main() {
  Cell(dependencies: AppContainer(logger: L(), tracker: T())).show()
} }
