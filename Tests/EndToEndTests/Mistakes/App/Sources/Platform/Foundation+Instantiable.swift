import Arbor
import Foundation

/// Dates as receipts show them.
// swift-format-ignore: AvoidRetroactiveConformances
@Instantiable
extension DateFormatter: @retroactive Instantiable {
    public static func instantiate() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }
}
