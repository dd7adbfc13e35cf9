import Arbor

nonisolated public protocol Titled {}

@Instantiable
nonisolated public final class Clock: Instantiable {
    public init() {}
    var ticks = 0
}

@Instantiable
nonisolated public final class Page: Instantiable, Titled {
    public init(clock: Clock, line: Line) { (self.clock, self.line) = (clock, line) }
    @Instantiated let clock: Clock
    @Instantiated let line: Line
}

@Instantiable
nonisolated public final class Line: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    @Received let clock: Clock
}

@MainActor
@Instantiable
public final class Screen: Instantiable {
    public init(clock: Clock) { self.clock = clock }
    @Instantiated let clock: Clock
}

/// All that it makes is outside of the main actor, and so is the closure.
@Instantiable
public actor Store: Instantiable {
    public init(page: Page, pages: Instantiator<Page>) { (self.page, self.pages) = (page, pages) }
    @Instantiated let page: Page
    @Instantiated let pages: Instantiator<Page>

    func check() -> Bool { page.clock === page.line.clock && pages.instantiate().clock !== page.clock }
}

/// Its screen is made on the main actor, and its page outside of it.
@Instantiable
public actor Reader: Instantiable {
    public init(screen: Screen, page: Page) { (self.screen, self.page) = (screen, page) }
    @Instantiated let screen: Screen
    @Instantiated let page: Page

    func check() -> Bool { page.clock === page.line.clock }
}

/// No type above it provides the clock, but another one has it.
@Instantiable
public actor Log: Instantiable {
    public init(clock: Clock?, page: Page) { (self.clock, self.page) = (clock, page) }
    @Received(onlyIfAvailable: true) let clock: Clock?
    @Instantiated let page: Page

    func check() -> Bool { clock == nil }
}

/// It passes on a clock that no type gives it.
@Instantiable
public final class Notes: Instantiable {
    public init(clock: Clock?, log: Log) { (self.clock, self.log) = (clock, log) }
    @Received(onlyIfAvailable: true) let clock: Clock?
    @Instantiated let log: Log
}

@Instantiable
nonisolated public final class Book: Instantiable {
    public init(page: sending Page, clock: Clock) { (self.page, self.clock) = (page, clock) }
    @Instantiated let page: Page
    @Instantiated let clock: Clock
}

/// It is isolated itself, so a `sending` parameter takes nothing away.
@MainActor
@Instantiable
public final class Shelf: Instantiable {
    public init(clock: sending Clock, pages: sending Instantiator<Screen>) { (self.clock, self.pages) = (clock, pages) }
    @Received let clock: Clock
    @Instantiated let pages: Instantiator<Screen>
}

@MainActor
@Instantiable
public final class Shop: Instantiable {
    public init(clock: Clock, shelf: Shelf) { (self.clock, self.shelf) = (clock, shelf) }
    @Instantiated let clock: Clock
    @Instantiated let shelf: Shelf
}

@MainActor
@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(store: Store, reader: Reader, log: Log, notes: Notes, book: Book, shop: Shop) {
        (self.store, self.reader, self.log, self.notes) = (store, reader, log, notes)
        (self.book, self.shop) = (book, shop)
    }
    @Instantiated let store: Store
    @Instantiated let reader: Reader
    @Instantiated let log: Log
    @Instantiated let notes: Notes
    @Instantiated let book: Book
    @Instantiated let shop: Shop
}

@main
struct Program {
    static func main() async {
        let app = App()
        print(await app.store.check(), await app.reader.check(), await app.log.check(), await app.notes.log.check())
        print(app.book.page.clock !== app.book.clock, app.shop.clock === app.shop.shelf.clock)
    }
}
