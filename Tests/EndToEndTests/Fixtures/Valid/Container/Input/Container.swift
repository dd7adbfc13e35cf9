import Foundation
import SafeDI

/// A generic container for a settable value.
public final class Container<T> {
    public init(_ value: T) {
        self.value = value
    }

    public var value: T
}

/// An extension on the Container type that tells SafeDI how to instantiate a `Container<T>` where `T` is a common Swift type.
@Instantiable
extension Container: Instantiable {
    public static func instantiate() -> Container<Bool> {
        Container<Bool>(false)
    }

    public static func instantiate() -> Container<Int> {
        Container<Int>(0)
    }

    public static func instantiate() -> Container<String> {
        Container<String>("")
    }

    public static func instantiate() -> Container<URL?> {
        Container<URL?>(nil)
    }
}
