import Blade

@Component(modules: [CarModule.self])
protocol Car {
    func engine() -> any Engine
    func wheel() -> any Wheel
    func alloy() -> AlloyWheel
    func seat() -> any Seat
    func radio() -> Radio
}

protocol Engine {}
protocol Wheel {}
protocol Seat {}
struct DieselEngine: Engine {}
struct AlloyWheel: Wheel {}
struct LeatherSeat: Seat {}
struct Radio {}

@Module
enum CarModule {
    /// Only this function has to change.
    @Provider static func engine() -> DieselEngine { DieselEngine() }
    /// Something else needs its result, so a second function is needed.
    @Provider static func wheel() -> AlloyWheel { AlloyWheel() }
    /// What these would provide isn't missing too.
    @Provider static func seat() -> some Seat { LeatherSeat() }
    @Provider static func radio() { _ = Radio() }
}
