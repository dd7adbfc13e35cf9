import Foundation

public protocol TimeSource: Sendable {
    var now: Date { get }
}
