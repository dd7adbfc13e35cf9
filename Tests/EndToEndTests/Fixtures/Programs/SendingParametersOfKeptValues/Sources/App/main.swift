import Arbor

@Instantiable public final class Received: Instantiable { public init() {} }
@Instantiable public final class Twice: Instantiable { public init() {} }
@Instantiable public final class Held: Instantiable { public init() {} }
@Instantiable public final class Ordinary: Instantiable { public init() {} }
@Instantiable public final class Given: Instantiable { public init() {} }
@Instantiable public final class GivenToActor: Instantiable { public init() {} }
@Instantiable public final class HoldsTwice: Instantiable {
    public init(twice: Twice) { self.twice = twice }
    @Received let twice: Twice
}
@Instantiable public final class HoldsHeld: Instantiable {
    public init(held: Held) { self.held = held }
    @Received let held: Held
}
@Instantiable public final class Taker: Instantiable {
    public init(received: sending Received, twice: sending Twice, holdsTwice: HoldsTwice, holdsHeld: sending HoldsHeld) {
        (self.received, self.twice, self.holdsTwice, self.holdsHeld) = (received, twice, holdsTwice, holdsHeld)
    }
    @Received let received: Received
    @Instantiated let twice: Twice
    @Instantiated let holdsTwice: HoldsTwice
    @Instantiated let holdsHeld: HoldsHeld
}
@Instantiable public final class Product: Instantiable {
    public init(given: sending Given) { self.given = given }
    @Forwarded let given: Given
}
@Instantiable public actor Worker: Instantiable {
    public init(given: GivenToActor) { self.given = given }
    @Forwarded let given: GivenToActor
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(
        received: Received, held: Held, ordinary: Ordinary, taker: Taker, products: Instantiator<Product>,
        workers: Instantiator<Worker>
    ) {
        (self.received, self.held, self.ordinary, self.taker) = (received, held, ordinary, taker)
        (self.products, self.workers) = (products, workers)
    }
    @Instantiated let received: Received
    @Instantiated let held: Held
    @Instantiated let ordinary: Ordinary
    @Instantiated let taker: Taker
    @Instantiated let products: Instantiator<Product>
    @Instantiated let workers: Instantiator<Worker>
}
print(type(of: Root().taker))
