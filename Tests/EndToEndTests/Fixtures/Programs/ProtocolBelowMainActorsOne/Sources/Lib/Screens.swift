@MainActor public protocol Screen {}
public protocol Titled: Sendable, Screen { var title: String { get } }
@MainActor open class Controller { public init() {} }
open class TableController<Row>: Controller { public override init() { super.init() } }
nonisolated public protocol Loose: Screen {}
