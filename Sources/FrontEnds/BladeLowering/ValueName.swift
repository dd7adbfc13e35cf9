/// The names that distinguish values of one type.
public enum ValueName {
    /// The name "" in keys, where an empty text means no name. No other name contains quotation marks.
    public static let empty = "\"\""

    /// Returns a name as an annotation writes it.
    public static func literal(_ name: String) -> String { name == empty ? name : "\"\(name)\"" }
}
