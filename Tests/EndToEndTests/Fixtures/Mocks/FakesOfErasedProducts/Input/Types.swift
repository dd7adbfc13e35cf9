import SafeDI

// A fake that takes other values than production passes doesn't take the place of what an Instantiator makes.

public protocol Detail: AnyObject { var id: Int { get } }

@Instantiable(fulfillingAdditionalTypes: [Detail.self])
public final class DetailScreen: Detail, Instantiable {
    public init(id: Int) { self.id = id }
    @Forwarded public let id: Int
}

#if DEBUG
@Instantiable(fulfillingAdditionalTypes: [Detail.self], mockOnly: true)
public final class FakeDetail: Detail {
    public static func mock() -> FakeDetail { FakeDetail() }
    public let id = -1
}
#endif

@Instantiable(generateMock: true)
public struct List: Instantiable {
    public init(details: ErasedInstantiator<Int, any Detail>) { self.details = details }
    @Received let details: ErasedInstantiator<Int, any Detail>
}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(details: ErasedInstantiator<Int, any Detail>, list: List) {
        self.details = details
        self.list = list
    }

    @Instantiated(fulfilledByType: "DetailScreen") let details: ErasedInstantiator<Int, any Detail>
    @Instantiated let list: List
}

// A generic type is made by its own function for tests.

@Instantiable
public struct Cache<Value>: Instantiable {
    public init(size: Int = 3) { self.size = size }
    public static func mock(size: Int = 77) -> Cache<Value> { Cache(size: size) }
    public let size: Int
}

@Instantiable(generateMock: true)
public struct Page: Instantiable {
    public init(cache: Cache<Int>) { self.cache = cache }
    @Instantiated let cache: Cache<Int>
}
