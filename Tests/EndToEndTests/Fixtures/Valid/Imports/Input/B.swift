@preconcurrency internal import Identity
import SafeDI
import class Store.Depot

/// Reached by nobody, and faulty: nobody minds.
@Instantiable
public struct Unreached: Instantiable {
    public init(nothing: Int) {
        self.nothing = nothing
    }

    @Received let nothing: Int
}

@SafeDI.Instantiable
public struct Plain: SafeDI.Instantiable, Sendable {
    public init() {}
    let identity = Identity("Plain")
}
