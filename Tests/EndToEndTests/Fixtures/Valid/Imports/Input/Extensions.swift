import Arbor
@_spi(Testing) import Store

@Instantiable
extension Depot: @retroactive Instantiable {
    public static func instantiate() -> Depot { Depot() }
}

@_spi(Testing)
@Instantiable
extension Cellar: @retroactive Instantiable {
    public static func instantiate(depot: Depot) -> Cellar { Cellar(of: depot) }
}
