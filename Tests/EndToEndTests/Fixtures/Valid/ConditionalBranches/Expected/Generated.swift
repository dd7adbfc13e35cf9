// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

#if NEVER
extension Extra {
    /// Makes the whole dependency tree.
    public init() {
        self.init(theme: Theme())
    }
}
#endif

#if NEVER
extension Root {
    /// Makes the whole dependency tree.
    public init() {
        self.init(theme: Theme())
    }
}
#endif

#if !(NEVER)
extension Root {
    /// Makes the whole dependency tree.
    public init() {
#if !(canImport(NoSuchModule)) && !(NEVER)
        func makeKeyboard() -> Keyboard {
            Keyboard(key: Key())
        }
#endif

#if canImport(NoSuchModule)
        func makeScreen(theme: Theme) -> Screen {
            Screen(touch: makeTouch(theme: theme), theme: theme)
        }
#endif

#if !(canImport(NoSuchModule)) && !(NEVER)
        func makeScreen_2(title: String) -> Screen {
            Screen(keyboard: makeKeyboard(), title: title)
        }
#endif

        func makeTools() -> Tools {
            Tools(hammer: Hammer())
        }

#if canImport(NoSuchModule)
        func makeTouch(theme: Theme) -> Touch {
            Touch(theme: theme, finger: Finger())
        }
#endif

        func makeWindow(title: String, theme: Theme) -> Window {
#if !(canImport(NoSuchModule)) && !(NEVER)
            let screen = makeScreen_2(title: title)
#endif
#if canImport(NoSuchModule)
            let screen = makeScreen(theme: theme)
#endif
#if !(canImport(NoSuchModule)) && !(NEVER)
            let screens = Instantiator<Screen> { makeScreen_2(title: title) }
#endif
#if canImport(NoSuchModule)
            let screens = Instantiator<Screen> { makeScreen(theme: theme) }
#endif
#if DEBUG
            let store: any Storing = FakeStore()
#endif
#if !DEBUG
            let store: any Storing = DiskStore(theme: theme)
#endif
            return Window(screen: screen, screens: screens, title: title, store: store)
        }

        let theme = Theme()
        let windows = Instantiator<Window> { makeWindow(title: $0, theme: theme) }
        self.init(theme: theme, windows: windows, tools: makeTools())
    }
}
#endif
