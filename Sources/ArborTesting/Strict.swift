import Arbor
import Foundation
import Testing

#if canImport(XCTest)
    import XCTest
#endif

extension TestGraph.Unset {
    /// What a test doesn't set, and uses, fails it: by Swift Testing, or by XCTest in one of its tests.
    public static var strict: TestGraph.Unset {
        #if canImport(XCTest)
            if Test.current == nil {
                return .strict { part in
                    XCTFail(
                        part.message, file: part.place?.filePath ?? #filePath,
                        line: UInt(part.place?.line ?? #line))
                }
            }
        #endif
        return .strict { $0.record() }
    }
}

extension Trait where Self == StrictTests {
    /// Makes a test, or all tests of a suite, strict: what they don't set, and use, fails them.
    ///
    ///     @Test(.strict)
    ///     func greetsInTheMorning() {
    ///         let app = App.test { $0.clock = StoppedClock() }
    public static var strict: StrictTests { StrictTests() }
}

/// The trait of tests that fail if they use what they don't set.
public struct StrictTests: TestTrait, SuiteTrait, TestScoping {
    /// Each test of a suite is strict for itself.
    public var isRecursive: Bool { true }

    /// Calls a test. Failures in tasks that don't belong to it are recorded when it ends.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: Its arguments, or `nil` for a suite.
    ///   - function: Runs the test.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let late = LateFailures()
        let strict = TestGraph.Unset.strict { part in
            if Test.current == nil { late.add(part) } else { part.record() }
        }
        defer { for part in late.parts { part.record() } }
        try await strict.asCurrent { try await function() }
    }
}

extension TestGraph.UnsetPart {
    fileprivate func record() {
        guard let place else {
            Issue.record("\(message)")
            return
        }
        let location = SourceLocation(
            fileID: place.fileID, filePath: "\(place.filePath)", line: place.line, column: place.column)
        Issue.record("\(message)", sourceLocation: location)
    }
}

/// Failures on threads that don't know their test.
private final class LateFailures: @unchecked Sendable {
    private let lock = NSLock()
    private var failures: [TestGraph.UnsetPart] = []

    var parts: [TestGraph.UnsetPart] { lock.withLock { failures } }

    func add(_ part: TestGraph.UnsetPart) { lock.withLock { failures.append(part) } }
}
