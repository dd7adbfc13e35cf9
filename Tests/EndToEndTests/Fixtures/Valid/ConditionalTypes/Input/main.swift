#if canImport(NoSuchModule)
    import NoSuchModule
#else
    import Arbor
#endif
import Identity

#if NEVER
    @Instantiable
    public struct Hidden: Instantiable {
        public init(nothing: Nothing) {}
        @Received let nothing: Nothing
    }
#endif

@Instantiable
public struct Shown: Instantiable {
    public init() {}
    let identity = Identity("Shown")
    #if NEVER
        let debug = 1
    #endif
}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(shown: Shown) {
        self.shown = shown
    }

    @Instantiated let shown: Shown
}

print(Root().shown.identity)
