import Arbor
import Foundation

// Types of others join the tree by an extension that says how they are made. That the conformances are
// retroactive is safe: Foundation will never declare them.

// swift-format-ignore: AvoidRetroactiveConformances
@Instantiable
extension DateFormatter: @retroactive Instantiable {
    /// ISO 8601 to the second, in local time with its offset.
    public static func instantiate() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
        return formatter
    }
}

// swift-format-ignore: AvoidRetroactiveConformances
@Instantiable
extension JSONEncoder: @retroactive Instantiable {
    /// Writes dates as the screen does: the parameter is received from an owner higher up.
    public static func instantiate(dateFormatter: DateFormatter) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .formatted(dateFormatter)
        return encoder
    }
}
