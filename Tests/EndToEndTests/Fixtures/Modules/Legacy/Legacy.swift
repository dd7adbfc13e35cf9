/// A module in the Swift 5 language mode, which says nothing of concurrency.
public protocol Codec {}

public final class Cipher: Codec {
    public init() {}
}
