import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(mode: Mode) { self.mode = mode }
    @Instantiated let mode: Mode
}

@Instantiable
public enum Mode: Instantiable {
    case dark, light
}

@Instantiable
public protocol Screen {
    init()
}
