import Arbor

public protocol Making {}
public enum Clock { public final class Making: App.Making { public init() {} } }
@Instantiable(fulfillingAdditionalTypes: [Making.self]) extension Clock.Making: Instantiable {
    public static func instantiate() -> Clock.Making { .init() }
}
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(making: any Making) { self.making = making }
    @Instantiated let making: any Making
}
print(type(of: Root().making))
