import ArborSyntax
import CTreeSitterSwift

/// Searches files for a word, at the speed of memory.
package struct NeedleSearch: Sendable {
    private let needle: StaticString

    package init(_ needle: StaticString) { self.needle = needle }

    package func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        return needle.withCharacters { tree_sitter_swift_holds(start, bytes.count, $0, $1) }
    }
}

/// Finds the front ends that a file concerns. Nearly all files concern none, and are searched once.
package struct FrontEndSearch: Sendable {
    /// The front ends that a file concerns. At least one of the two is not empty.
    package struct Found: Equatable, Sendable {
        /// The front ends whose annotations the file may hold.
        package var annotations: FrontEndSet
        /// The front ends whose configurations the file may hold.
        package var configurations: FrontEndSet

        package init(annotations: FrontEndSet = [], configurations: FrontEndSet = []) {
            self.annotations = annotations
            self.configurations = configurations
        }

        var all: FrontEndSet { annotations.union(configurations) }
    }

    // Sendable: the texts of static strings are constants.
    private nonisolated(unsafe) let needles: [tree_sitter_swift_needle]
    private let anchors: tree_sitter_swift_anchors
    private let annotationCount: Int
    /// The front end of each configuration's word.
    private let configured: [FrontEndSet]

    package init(_ frontEnds: [FrontEnd]) {
        let configurations = frontEnds.indices.filter { frontEnds[$0].configurationNeedle != nil }
        let words = frontEnds.map(\.needle) + configurations.compactMap { frontEnds[$0].configurationNeedle }
        precondition(words.count <= 32, "more words than a search has bits")
        var needles = words.map { word in
            word.withCharacters { tree_sitter_swift_needle(text: $0, length: $1, anchor: 0) }
        }
        var anchors = tree_sitter_swift_anchors()
        tree_sitter_swift_prepare(&needles, needles.count, &anchors)
        self.needles = needles
        self.anchors = anchors
        annotationCount = frontEnds.count
        configured = configurations.map(FrontEndSet.init)
    }

    /// Returns the front ends that a file concerns, or `nil` if it concerns none.
    package func find(in bytes: UnsafeBufferPointer<UInt8>) -> Found? {
        let held = held(in: bytes)
        if held == 0 { return nil }
        let configurations = configured.indices.filter { held >> UInt32(annotationCount + $0) & 1 == 1 }
        return Found(
            annotations: FrontEndSet(rawValue: held & (1 << UInt32(annotationCount) - 1)),
            configurations: FrontEndSet(configurations.map { configured[$0] }))
    }

    private func held(in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard let start = bytes.baseAddress else { return 0 }
        return withUnsafePointer(to: anchors) { anchors in
            needles.withUnsafeBufferPointer {
                tree_sitter_swift_held(start, bytes.count, $0.baseAddress, $0.count, anchors)
            }
        }
    }
}

/// Some of the front ends of a scanner, by their indices.
package struct FrontEndSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package init(index: Int) { rawValue = 1 << UInt32(index) }
}

extension StaticString {
    fileprivate func withCharacters<Result>(_ body: (UnsafePointer<CChar>, Int) -> Result) -> Result {
        let count = utf8CodeUnitCount
        return utf8Start.withMemoryRebound(to: CChar.self, capacity: count) { body($0, count) }
    }
}
