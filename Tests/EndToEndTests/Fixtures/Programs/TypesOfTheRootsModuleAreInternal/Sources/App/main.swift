import Arbor
import Lib

protocol Printer { func text() -> String }
@Instantiable(isRoot: true)
final class App: Instantiable {
    init(clock: Clock, printer: any Printer, pages: Instantiator<Page>) { self.clock = clock; self.printer = printer; self.pages = pages }
    @Instantiated let clock: Clock
    @Instantiated let printer: any Printer
    @Instantiated let pages: Instantiator<Page>
}
@Instantiable
struct Clock: Instantiable { init() {} }
@Instantiable(fulfillingAdditionalTypes: [Printer.self])
struct LinePrinter: Printer, Instantiable { init(clock: Clock) { self.clock = clock }
    @Received let clock: Clock
    func text() -> String { "\(clock)" } }
@Instantiable
struct Page: Instantiable { init(title: String, clock: Clock, ruler: Ruler) { (self.title, self.clock, self.ruler) = (title, clock, ruler) }
    @Forwarded let title: String
    @Instantiated let ruler: Ruler
    @Received let clock: Clock
}
let app = App()
print(app.printer.text(), app.pages.instantiate("x").title)
