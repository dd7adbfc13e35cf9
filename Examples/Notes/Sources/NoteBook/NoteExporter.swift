import Arbor
import Foundation
import Model

/// Writes notes as JSON, for other programs and other days.
@Instantiable
public struct NoteExporter: Instantiable {
    public init(user: User, encoder: JSONEncoder) {
        self.user = user
        self.encoder = encoder
    }

    public func json(of notes: [Note]) throws -> String {
        String(decoding: try encoder.encode(Export(user: user.name, notes: notes)), as: UTF8.self)
    }

    @Received private let user: User

    @Instantiated private let encoder: JSONEncoder

    private struct Export: Encodable {
        let user: String
        let notes: [Note]
    }
}
