import Foundation
import Arbor

/// In this module, `Data` is not Foundation's.
@Instantiable
public struct Data: Instantiable {
    let text = "own"

    public init() {}
}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    @Instantiated let data: Data
    @Instantiated let bytes: Foundation.Data
    @Instantiated let store: Store

    public init(data: Data, bytes: Foundation.Data, store: Store) {
        self.data = data
        self.bytes = bytes
        self.store = store
    }
}

@Instantiable
public struct Store: Instantiable {
    @Received let data: Data
    @Received let bytes: Foundation.Data

    public init(data: Data, bytes: Foundation.Data) {
        self.data = data
        self.bytes = bytes
    }
}

@Instantiable
extension Foundation.Data: @retroactive Instantiable {
    public static func instantiate() -> Foundation.Data { Foundation.Data([1, 2, 3]) }
}
