import Blade

@Module(submodules: [Second.self])
enum First {}

@Module(submodules: [First.self])
enum Second {}

@Module(provides: [Outer.Inner.self], submodules: [Outer.Nested.self])
enum Outer {
    struct Inner {
        @Provider
        init() {}
    }

    @Module
    enum Nested {}
}
