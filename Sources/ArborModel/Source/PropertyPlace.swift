/// A property, by what its reads are looked for.
public struct PropertyPlace: Sendable {
    public var label: String
    /// The owner's qualified name, without generic arguments.
    public var owner: String
    /// Of the label, in the file that declares the owner.
    public var location: SourceLocation

    public init(label: String, owner: String, location: SourceLocation) {
        self.label = label
        self.owner = owner
        self.location = location
    }
}
