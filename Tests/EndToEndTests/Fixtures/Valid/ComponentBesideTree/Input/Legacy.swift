import Arbor
import Blade

public final class Counter {
    @Provider(scope: .singleton)
    public init(start: Int) { value = start }

    public var value: Int
}

@Instantiable
public final class Timer: Instantiable {
    public init() {}
}

@Module(provides: [Counter.self])
public enum LegacyModule {}

@Component(modules: [LegacyModule.self])
public protocol Legacy {
    init(_ start: Int)
    func counter() -> Counter
}
