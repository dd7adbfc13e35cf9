import Arbor

#if USEA
    import LibA
#else
    import LibB
#endif

#if USEA
    @Instantiable(isRoot: true) public final class Root: Instantiable {
        public init(logger: LibA.Logger) { self.logger = logger }
        @Instantiated let logger: LibA.Logger
    }
#else
    @Instantiable(isRoot: true) public final class Root: Instantiable {
        public init(logger: LibB.Logger) { self.logger = logger }
        @Instantiated let logger: LibB.Logger
    }
#endif
print(String(reflecting: type(of: Root().logger)))
