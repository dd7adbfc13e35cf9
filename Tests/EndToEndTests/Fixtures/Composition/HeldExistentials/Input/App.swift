protocol ClockDependency { var clock: Int { get } }

typealias DetailDependencies = ClockDependency
struct Detail {
    let dependencies: any DetailDependencies
    func show() { _ = dependencies.clock }
}
struct Holder {
    let detail: Detail
    var others: [Detail] = []
}

// A generic parameter without a name.
typealias RowDependencies = ClockDependency
struct Row {
    let clock: Int
    init(dependencies: some RowDependencies) { clock = dependencies.clock }
}
