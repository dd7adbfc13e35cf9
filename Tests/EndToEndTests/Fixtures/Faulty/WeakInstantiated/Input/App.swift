import Arbor

@Instantiable
public final class Clock: Instantiable {
    public init() {}
}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(a: Clock, b: Clock, c: Clock?, d: Instantiator<Clock>) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
    }
    @Instantiated public unowned let a: Clock
    @Instantiated unowned(unsafe) let b: Clock
    @Instantiated weak var c: Clock?
    @Instantiated private unowned let d: Instantiator<Clock>
}
