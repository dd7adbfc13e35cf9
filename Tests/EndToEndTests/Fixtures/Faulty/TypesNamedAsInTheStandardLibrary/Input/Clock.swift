/// Not the standard library's, which is Sendable.
protocol Clock { var now: Int { get } }

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
final class SystemClock: Clock, Instantiable {
    init() {}
    let now = 1
}

class Job {
    init() {}
}

@Instantiable
extension Job: Instantiable {
    static func instantiate() -> Job { Job() }
}
