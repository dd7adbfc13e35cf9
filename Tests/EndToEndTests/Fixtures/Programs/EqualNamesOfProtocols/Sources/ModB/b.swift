import Arbor

public protocol Store { func n() -> String }
@Instantiable(fulfillingAdditionalTypes: [Store.self]) public final class BStore: Store, Instantiable {
    public init() {}
    public func n() -> String { "B" }
}
