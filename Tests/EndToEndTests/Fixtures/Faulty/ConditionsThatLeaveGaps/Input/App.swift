import Arbor

public protocol Store {}
public protocol System {}
public protocol Screen {}
public protocol Toolkit {}
public protocol Never {}

#if DEBUG
@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class MockStore: Store, Instantiable { public init() {} }
#endif

#if os(macOS)
@Instantiable(fulfillingAdditionalTypes: [System.self])
public final class Mac: System, Instantiable { public init() {} }
#elseif os(iOS)
@Instantiable(fulfillingAdditionalTypes: [System.self])
public final class Phone: System, Instantiable { public init() {} }
#endif

#if canImport(UIKit)
@Instantiable(fulfillingAdditionalTypes: [Toolkit.self])
public final class TouchKit: Toolkit, Instantiable { public init() {} }
#endif
#if canImport(Glibc)
@Instantiable(fulfillingAdditionalTypes: [Toolkit.self])
public final class Console: Toolkit, Instantiable { public init() {} }
#endif

#if false
@Instantiable(fulfillingAdditionalTypes: [Never.self])
public final class Nothing: Never, Instantiable { public init() {} }
#endif

#if DEBUG || STAGING
/// Covered in one of its own builds only.
@Instantiable
public final class Menu: Instantiable {
    public init(store: any Store) {
        self.store = store
    }

    @Instantiated let store: any Store
}
#endif

#if DEBUG
/// Made in debug builds only, and so is all that only it makes.
@Instantiable
public final class Inspector: Instantiable {
    public init(tool: Tool) {
        self.tool = tool
    }

    @Instantiated let tool: Tool
}
#endif

@Instantiable
public final class Tool: Instantiable {
    public init(store: any Store) {
        self.store = store
    }

    @Instantiated let store: any Store
}

@Instantiable(fulfillingAdditionalTypes: [Screen.self])
public final class Home: Screen, Instantiable {
    public init(stores: Instantiator<MockStore>, named: any Store) {
        self.stores = stores
        self.named = named
    }

    @Instantiated let stores: Instantiator<MockStore>
    @Instantiated(fulfilledByType: "MockStore") let named: any Store
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(system: any System, toolkit: any Toolkit, never: any Never, screen: any Screen) {
        self.system = system
        self.toolkit = toolkit
        self.never = never
        self.screen = screen
    }

    @Instantiated let system: any System
    @Instantiated let toolkit: any Toolkit
    @Instantiated let never: any Never
    @Instantiated let screen: any Screen
}

#if DEBUG || STAGING
@Instantiable(isRoot: true)
public struct DebugApp: Instantiable {
    public init(menu: Menu) {
        self.menu = menu
    }

    @Instantiated let menu: Menu
}
#endif

#if DEBUG
@Instantiable(isRoot: true)
public struct Inspection: Instantiable {
    public init(inspector: Inspector) {
        self.inspector = inspector
    }

    @Instantiated let inspector: Inspector
}
#endif

#if TOUCH
@Instantiable
public final class Touch: Instantiable { public init() {} }

@Instantiable
public final class Pad: Instantiable {
    public init(touch: Touch?) {
        self.touch = touch
    }

    @Received(onlyIfAvailable: true) let touch: Touch?
}
#else
@Instantiable
public final class Pad: Instantiable { public init() {} }
#endif

/// Its function takes a `Touch?`, in every build.
@Instantiable
public final class Desk: Instantiable {
    public init(pad: Pad) {
        self.pad = pad
    }

    @Instantiated let pad: Pad
}

@Instantiable(isRoot: true)
public struct Office: Instantiable {
    public init(desk: Desk) {
        self.desk = desk
    }

    @Instantiated let desk: Desk
}

#if TOUCH
/// Without a provider anywhere, no function would take a `Touch?`.
@Instantiable(isRoot: true)
public struct Studio: Instantiable {
    public init(touch: Touch, desk: Desk) {
        self.touch = touch
        self.desk = desk
    }

    @Instantiated let touch: Touch
    @Instantiated let desk: Desk
}
#endif
