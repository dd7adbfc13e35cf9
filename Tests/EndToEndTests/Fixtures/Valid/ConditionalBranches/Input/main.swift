import Arbor

#if NEVER
@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(theme: Theme) {
        self.theme = theme
    }

    @Instantiated let theme: Theme
}
#else
/// One root a branch, with other properties.
@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(theme: Theme, windows: Instantiator<Window>, tools: Tools) {
        self.theme = theme
        self.windows = windows
        self.tools = tools
    }

    @Instantiated let theme: Theme
    @Instantiated let windows: Instantiator<Window>
    @Instantiated let tools: Tools
}

/// Of the root's own branch.
@Instantiable
public struct Tools: Instantiable {
    public init(hammer: Hammer) {
        self.hammer = hammer
    }

    @Instantiated let hammer: Hammer
}

@Instantiable
public struct Hammer: Instantiable {
    public init() {}
    let weight = 2
}
#endif

#if NEVER
@Instantiable(isRoot: true)
public struct Extra: Instantiable {
    public init(theme: Theme) {
        self.theme = theme
    }

    @Instantiated let theme: Theme
}
#endif

let root = Root()
let window = root.windows.instantiate("title")
print(window.screen.identity, window.screen.title, window.screen.keyboard.key.identity)
print(window.screens.instantiate().identity, window.store.identity, root.tools.hammer.weight)
