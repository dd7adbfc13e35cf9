public final class Data {
    public let name = "Lib.Data"
    public init() {}
}
