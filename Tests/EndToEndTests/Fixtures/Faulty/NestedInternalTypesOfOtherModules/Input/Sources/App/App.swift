import Core

@Instantiable(isRoot: true)
struct App: Instantiable {
    init(clock: Clocks.System) { self.clock = clock }
    @Instantiated let clock: Clocks.System
}
