import ArborSyntax
import CTreeSitterSwift

/// Finds whether a file holds a word, at the speed of memory.
package struct NeedleSearch: Sendable {
    private let needle: StaticString

    package init(_ needle: StaticString) { self.needle = needle }

    package func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        return needle.withCharacters { tree_sitter_swift_holds(start, bytes.count, $0, $1) }
    }
}

/// Finds what of a front end's a file holds. Nearly all files hold nothing of it and are gone through once.
package struct FrontEndSearch: Sendable {
    package struct Found: Equatable, Sendable {
        package var annotations: Bool
        package var configuration: Bool
    }

    private let needle: StaticString
    private let probe: StaticString
    private let annotation: NeedleSearch
    private let configuration: NeedleSearch

    package init(_ frontEnd: FrontEnd) {
        needle = frontEnd.needle
        probe = frontEnd.configurationProbe
        annotation = NeedleSearch(frontEnd.needle)
        configuration = NeedleSearch(frontEnd.configurationNeedle)
    }

    /// `nil` where it holds nothing.
    package func find(in bytes: UnsafeBufferPointer<UInt8>) -> Found? {
        let first = first(in: bytes)
        if first == 0 { return nil }
        let found = Found(
            annotations: first == 1 || annotation.isFound(in: bytes),
            configuration: configuration.isFound(in: bytes))
        return found.annotations || found.configuration ? found : nil
    }

    private func first(in bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
        guard let start = bytes.baseAddress else { return 0 }
        return needle.withCharacters { one, count in
            probe.withCharacters { other, _ in
                tree_sitter_swift_first_of(start, bytes.count, one, other, count)
            }
        }
    }
}

extension StaticString {
    fileprivate func withCharacters<Result>(_ body: (UnsafePointer<CChar>, Int) -> Result) -> Result {
        let count = utf8CodeUnitCount
        return utf8Start.withMemoryRebound(to: CChar.self, capacity: count) { body($0, count) }
    }
}
