// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Blade)
import Blade
#endif

/// Implements `AppComponent` with the providers of its modules.
final class BladeAppComponent: AppComponent {
    func client() -> Client {
#if !(DEBUG)
        return Client()
#endif
#if DEBUG
        return BladeAppComponent.makeClient()
#endif
    }

    func screen() -> Screen {
        return BladeAppComponent.makeScreen()
    }

#if DEBUG
    @inline(never)
    private static func makeClient() -> Client {
        let url: String = LocalServerModule.url()
        return Client(url: url)
    }
#endif

    @inline(never)
    private static func makeScreen() -> Screen {
#if !(DEBUG)
        let store: any Store = BladeAppComponent.makeStore_2()
#endif
#if DEBUG
        let store: any Store = BladeAppComponent.makeStore()
#endif
        return Screen(store: store)
    }

#if DEBUG
    @inline(never)
    private static func makeStore() -> any Store {
        StubModule.store(stub: Stub())
    }
#endif

#if !(DEBUG)
    @inline(never)
    private static func makeStore_2() -> any Store {
        LiveModule.store(live: Live())
    }
#endif

    init() {}
}

#if DEBUG
/// Implements `TrackerComponent` with the providers of its modules.
final class BladeTrackerComponent: TrackerComponent {
    func tracker() -> Tracker {
        return BladeTrackerComponent.makeTracker()
    }

    @inline(never)
    private static func makeTracker() -> Tracker {
        TrackerModule.tracker(menu: Menu())
    }

    init() {}
}
#endif

#if !(DEBUG)
/// Implements `TrackerComponent` with the providers of its modules.
final class BladeTrackerComponent: TrackerComponent {
    func tracker() -> Tracker {
        return TrackerModule.tracker()
    }

    init() {}
}
#endif
