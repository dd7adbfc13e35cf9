import Arbor
import Foundation

/// The demo always runs on the day that the shop opened.
@Instantiable(fulfillingAdditionalTypes: [TimeSource.self])
public struct OpeningDayTimeSource: TimeSource, Instantiable {
    public init() {}

    public var now: Date {
        Date(timeIntervalSince1970: 1_700_000_000)
    }
}
