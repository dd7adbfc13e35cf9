import Blade

// Each module is written wrongly in its own way. None of them hides the others.

@Component(modules = [CoffeeModule.self])
public protocol Cafe { func coffee() -> Coffee }

@Component(modules: [CoffeeModule.self] + [TeaModule.self])
public protocol TeaRoom { func tea() -> Tea }

@Component(modules: [WaterModule.self, CoffeeModule.self])
public protocol Kitchen { func water() -> Water }

@Module(provides: [Coffee.self]) public enum CoffeeModule {}
@Module extension CoffeeModule { @Provider public static func beans() -> Beans { Beans() } }
@Module public struct WaterModule { @Provider public static func water(pipe: Pipe, beans: Beans) -> Water { Water() } }
@Module public enum TeaModule {
    @Provider public static func tea(seconds: Int) -> Tea { Tea() }
}

public final class Coffee { @Provider public init(beans: Beans) {} }
public struct Beans {}
public struct Water {}
public struct Tea {}
public struct Pipe {}
