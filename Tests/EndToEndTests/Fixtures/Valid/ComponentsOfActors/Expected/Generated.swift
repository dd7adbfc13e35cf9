// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

/// Implements `Shop` with the providers of its modules.
final class BladeShop: Shop {
    private let _store: Store
    private let _screen: Screen

    func store() -> Store {
        return _store
    }

    func reader() -> Reader {
        return BladeShop.makeReader(screen: _screen)
    }

    func readers() -> Lazy<Reader> {
        return Lazy<Reader> { [_screen = self._screen] in BladeShop.makeReader(screen: _screen) }
    }

    func screen() -> Screen {
        return _screen
    }

    @inline(never)
    nonisolated private static func makePage() -> Page {
        let clock = Clock()
        let clocks = Lazy<Clock> { Clock() }
        return Page(clock: clock, clocks: clocks)
    }

    @inline(never)
    nonisolated private static func makeReader(screen: Screen) -> Reader {
        Reader(screen: screen, page: BladeShop.makePage())
    }

    @inline(never)
    private static func makeScreen() -> Screen {
        Screen(clock: Clock())
    }

    @inline(never)
    nonisolated private static func makeStore() -> Store {
        let page = BladeShop.makePage()
        let pages = Lazy<Page> { BladeShop.makePage() }
        return Store(page: page, pages: pages)
    }

    init() {
        let _store = BladeShop.makeStore()
        let _screen = BladeShop.makeScreen()
        self._store = _store
        self._screen = _screen
    }
}
