typealias ImageDependencies = LoggingDependency

struct Image<Dependencies: ImageDependencies> {
    let dependencies: Dependencies
    func show() { dependencies.logger.log("image") }
}

// It lists what it contains, and what it doesn't use.
typealias DetailDependencies = TrackingDependency
    & LoggingDependency // the image's
    & ImageDependencies
    & TrackingDependency

struct Detail<Dependencies: DetailDependencies> {
    let dependencies: Dependencies
    func show() {
        dependencies.tracker.track("detail")
        Image(dependencies: dependencies).show()
    }
}

// It doesn't list what its child needs.
typealias ListDependencies = LoggingDependency & TrackingDependency

struct List<Dependencies: ListDependencies> {
    let dependencies: Dependencies
    func show() {
        dependencies.logger.log("list")
        Detail(dependencies: self.dependencies).show()
    }
}

typealias BadgeDependencies = LoggingDependency & TrackingDependency

struct Badge<Dependencies: BadgeDependencies> {
    let dependencies: Dependencies
}

extension Badge {
    func show() { dependencies.logger.log("badge") }
}

// The dependencies go where no source shows what is read.
typealias EscapeDependencies = LoggingDependency & TrackingDependency

struct Escape<Dependencies: EscapeDependencies> {
    let dependencies: Dependencies
    var all: Dependencies { dependencies }
}

typealias FirstDependencies = LoggingDependency

struct First<Dependencies: FirstDependencies> {
    let dependencies: Dependencies
    func show() {
        dependencies.logger.log("first")
        Image(dependencies: dependencies).show()
    }
}
