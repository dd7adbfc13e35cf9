import Blade

public struct Flags {}
public struct Label {}

#if DEBUG
    @Module
    public enum AppModule {
        @Provider public static func flags() -> Flags { Flags() }
    }
#else
    @Module
    public enum AppModule {}
#endif

@Module
public enum TextModule {
    #if DEBUG
        @Provider public static func label() -> Label { Label() }
    #endif
    /// Its name isn't known, so it isn't the same value as the next one.
    @Provider(named: #"port"#) public static func port() -> Int { 80 }
    @Provider public static func number() -> Int { 1 }
}

#if DEBUG
    @Component(modules: [AppModule.self, TextModule.self])
    public protocol App {
        func flags() -> Flags
        func label() -> Label
        func number() -> Int
    }
#else
    @Component(modules: [AppModule.self, TextModule.self])
    public protocol App {
        func flags() -> Flags
        func label() -> Label
        func number() -> Int
    }
#endif
