import Arbor
import Foundation

@Instantiable extension NumberFormatter: @retroactive Instantiable {
    public static func instantiate() -> NumberFormatter { NumberFormatter() }
}
/// Declared here, so its isolation is known.
class Log { init() {} }
@Instantiable extension Log: Instantiable { public static func instantiate() -> Log { Log() } }
/// Isn't Sendable, so the actor takes one that belongs to nobody.
@Instantiable final class Parser: Instantiable {
    init(formatter: NumberFormatter, log: Log) { (self.formatter, self.log) = (formatter, log) }
    @Instantiated let formatter: NumberFormatter
    @Instantiated let log: Log
}
@Instantiable actor Store: Instantiable {
    init(parser: Parser, parsers: Instantiator<Parser>) { (self.parser, self.parsers) = (parser, parsers) }
    @Instantiated let parser: Parser
    @Instantiated let parsers: Instantiator<Parser>
    func isNew() -> Bool { parsers.instantiate() !== parser }
}
@MainActor @Instantiable(isRoot: true) final class Root: Instantiable {
    init(store: Store) { self.store = store }
    @Instantiated let store: Store
}
print(await Root().store.isNew())
