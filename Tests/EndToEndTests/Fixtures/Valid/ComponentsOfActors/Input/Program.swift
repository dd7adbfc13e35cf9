import Blade

nonisolated final class Clock {
    @Provider
    init() {}
}

nonisolated final class Page {
    let clock: Clock
    let clocks: Lazy<Clock>

    @Provider
    init(clock: Clock, clocks: Lazy<Clock>) { (self.clock, self.clocks) = (clock, clocks) }
}

@MainActor
final class Screen {
    let clock: Clock

    @Provider(scope: .singleton)
    init(clock: Clock) { self.clock = clock }
}

// All that it makes is outside of the main actor, and so is the closure.
actor Store {
    let page: Page
    let pages: Lazy<Page>

    @Provider(scope: .singleton)
    init(page: Page, pages: Lazy<Page>) { (self.page, self.pages) = (page, pages) }

    func check() -> Bool { pages.get().clock !== page.clock }
}

// Its screen is made on the main actor, and its page outside of it.
actor Reader {
    let screen: Screen
    let page: Page

    @Provider
    init(screen: Screen, page: Page) { (self.screen, self.page) = (screen, page) }

    func check() -> Bool { page.clocks.get() !== page.clock }
}

@Module(provides: [Clock.self, Page.self, Screen.self, Store.self, Reader.self])
enum Parts {}

@MainActor
@Component(modules: [Parts.self])
protocol Shop {
    func store() -> Store
    func reader() -> Reader
    func readers() -> Lazy<Reader>
    func screen() -> Screen
}

@main
struct Program {
    static func main() async {
        let shop = BladeShop()
        print(await shop.store().check(), shop.store() === shop.store())
        print(await shop.reader().check(), shop.readers().get().screen === shop.screen())
    }
}
