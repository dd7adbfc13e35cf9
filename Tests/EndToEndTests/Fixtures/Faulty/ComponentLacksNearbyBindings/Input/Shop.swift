import Blade

@Component(modules: [ShopModule.self, HeatingModule.self])
public protocol Shop {
    func cart() -> Cart
    func heater() -> any Heater
    func price() -> Int
}

public protocol Analytics: AnyObject {}
public final class LiveAnalytics: Analytics { @Provider public init() {} }

/// An optional of the singleton, not of another instance, is what is missing.
public final class Cart { @Provider public init(analytics: (any Analytics)?, users: any Repository<User>) {} }

public struct User {}
public struct Order {}
public protocol Repository<Entity> { associatedtype Entity }
public final class OrderRepository: Repository { public typealias Entity = Order; @Provider public init() {} }
public final class UserRepository: Repository { public typealias Entity = User; @Provider public init() {} }

@Module(provides: [Cart.self, LiveAnalytics.self, OrderRepository.self, UserRepository.self])
public enum ShopModule {
    @Provider(scope: .singleton) public static func analytics(live: LiveAnalytics) -> any Analytics { live }
    @Provider public static func price() -> Int? { nil }
}

public protocol Heater {}
public struct ElectricHeater: Heater { @Provider(named: "steam") public init() {} }

/// An entry point can't use a name, whether there is one or there are two.
@Module
public enum HeatingModule {
    @Provider(named: "water") public static func water() -> any Heater { ElectricHeater() }
    @Provider(named: "milk") public static func milk() -> any Heater { ElectricHeater() }
}
