import Blade

public final class Cache { @Provider public init() {} }

@Module(provides: [Cache.self])
public enum KitModule {}
