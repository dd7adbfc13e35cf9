import Arbor
import Identity

public protocol Storing: AnyObject {
    var identity: Identity { get }
}

#if canImport(NoSuchModule)
@Instantiable
public final class Screen: Instantiable {
    public init(touch: Touch, theme: Theme) {
        self.touch = touch
        self.theme = theme
    }

    @Instantiated let touch: Touch
    @Received let theme: Theme
    let identity = Identity("Screen of touches")
}

/// Of one branch alone, and made in several steps.
@Instantiable
public final class Touch: Instantiable {
    public init(theme: Theme, finger: Finger) {
        self.theme = theme
        self.finger = finger
    }

    @Received let theme: Theme
    @Instantiated let finger: Finger
}

@Instantiable
public final class Finger: Instantiable {
    public init() {}
}
#elseif NEVER
@Instantiable
public final class Screen: Instantiable {
    public init() {}
    let identity = Identity("Screen of nothing")
}
#else
@Instantiable
public final class Screen: Instantiable {
    public init(keyboard: Keyboard, title: String) {
        self.keyboard = keyboard
        self.title = title
    }

    @Instantiated let keyboard: Keyboard
    @Received let title: String
    let identity = Identity("Screen of keys")
}

@Instantiable
public final class Keyboard: Instantiable {
    public init(key: Key) {
        self.key = key
    }

    @Instantiated let key: Key
}

@Instantiable
public final class Key: Instantiable {
    public init() {}
    let identity = Identity("Key")
}
#endif

@Instantiable
public final class Theme: Instantiable {
    public init() {}
}

/// Unconditional, between a root and what stands in branches.
@Instantiable
public final class Window: Instantiable {
    public init(screen: Screen, screens: Instantiator<Screen>, title: String, store: any Storing) {
        self.screen = screen
        self.screens = screens
        self.title = title
        self.store = store
    }

    @Instantiated let screen: Screen
    @Instantiated let screens: Instantiator<Screen>
    @Forwarded let title: String
    @Instantiated let store: any Storing
}

/// Two types for one protocol, each in its branch.
#if DEBUG
@Instantiable(fulfillingAdditionalTypes: [Storing.self])
public final class FakeStore: Storing, Instantiable {
    public init() {}
    public let identity = Identity("FakeStore")
}
#endif
#if !DEBUG
@Instantiable(fulfillingAdditionalTypes: [Storing.self])
public final class DiskStore: Storing, Instantiable {
    public init(theme: Theme) {
        self.theme = theme
    }

    @Received let theme: Theme
    public let identity = Identity("DiskStore")
}
#endif
