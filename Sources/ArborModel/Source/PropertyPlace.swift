/// A property, described by the names and the location that its reads are searched by.
public struct PropertyPlace: Sendable {
    /// The property's label.
    public var label: String
    /// The owner's qualified name, without generic arguments.
    public var owner: String
    /// The location of the label, in the file that declares the owner.
    public var location: SourceLocation

    /// Creates a property from its parts.
    public init(label: String, owner: String, location: SourceLocation) {
        self.label = label
        self.owner = owner
        self.location = location
    }
}
