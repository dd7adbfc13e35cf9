import Arbor

@Instantiable public final class Data: Instantiable { public init() {} }
@Instantiable public final class Page: Instantiable {
    public init(data: Instantiator<Data>) { self.data = data }
    @Instantiated let data: Instantiator<Data>
    public func make() -> Data { data.instantiate() }
}
