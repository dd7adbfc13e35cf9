import Arbor

public struct Unit: Sendable { public init() {} }
@Instantiable public final class Desk: Instantiable {
    public init(unit: Unit, c: Chair) {
        self.unit = unit
        self.c = c
    }
    @Forwarded public let unit: Unit
    @Instantiated public let c: Chair
}
@Instantiable public final class Chair: Instantiable {
    public init(unit: Unit) { self.unit = unit }
    @Received public let unit: Unit
}
