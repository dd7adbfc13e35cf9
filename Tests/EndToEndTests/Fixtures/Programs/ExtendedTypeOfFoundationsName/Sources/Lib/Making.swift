import Arbor

@Instantiable
extension Data: Instantiable {
    public static func instantiate() -> Data { Data() }
}

@Instantiable
public final class Reader: Instantiable {
    public init(data: Data) { self.data = data }
    @Received public let data: Data
}

@Instantiable
public final class Store: Instantiable {
    public init(data: Data, reader: Reader) {
        self.data = data
        self.reader = reader
    }
    @Instantiated public let data: Data
    @Instantiated public let reader: Reader
}
