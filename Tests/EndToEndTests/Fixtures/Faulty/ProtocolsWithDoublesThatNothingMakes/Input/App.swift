import Arbor

@Instantiable(generateDouble: true)
protocol Clock { var hour: Int { get } }

final class SystemClock: Clock, Instantiable {
    init() {}
    var hour: Int { 7 }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    init(clock: any Clock) { self.clock = clock }
    @Instantiated let clock: any Clock
}
