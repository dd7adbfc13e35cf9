import Arbor
import Foundation
import Platform

/// Fits text to the width of the paper.
@Instantiable
public struct ReceiptLayout: Instantiable {
    @Received private let timeSource: any TimeSource
    @Instantiated private let dateFormatter: DateFormatter

    public init(timeSource: any TimeSource, dateFormatter: DateFormatter) {
        self.timeSource = timeSource
        self.dateFormatter = dateFormatter
    }

    func line(_ title: String, _ amount: String) -> String {
        let width = 36 - title.count - amount.count
        let dots = String(repeating: ".", count: max(1, width))
        return "\(dateFormatter.string(from: timeSource.now)) \(title)\(dots)\(amount)"
    }
}
