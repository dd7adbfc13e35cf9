import Foundation

/// A line of text that a user wants to keep.
public struct Note: Encodable, Equatable, Sendable {
    public let id: Int64
    public let text: String
    public let created: Date

    public init(id: Int64, text: String, created: Date) {
        self.id = id
        self.text = text
        self.created = created
    }
}
