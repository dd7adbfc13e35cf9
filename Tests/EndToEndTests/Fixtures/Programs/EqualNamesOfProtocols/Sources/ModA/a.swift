import Arbor

public protocol Store { func n() -> String }
@Instantiable(fulfillingAdditionalTypes: [Store.self]) public final class AStore: Store, Instantiable {
    public init() {}
    public func n() -> String { "A" }
}
