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

    private enum Kind {
        /// A single front end. Its two words have a faster search.
        case pair(PairSearch)
        case several(NeedleSetSearch)
    }

    private let kind: Kind

    package init(_ frontEnds: [FrontEnd]) {
        if frontEnds.count == 1, let search = PairSearch(frontEnds[0]) {
            kind = .pair(search)
        } else {
            kind = .several(NeedleSetSearch(frontEnds))
        }
    }

    /// Returns the front ends that a file concerns, or `nil` if it concerns none.
    package func find(in bytes: UnsafeBufferPointer<UInt8>) -> Found? {
        switch kind {
        case .pair(let search): search.find(in: bytes)
        case .several(let search): search.find(in: bytes)
        }
    }
}

/// Some of the front ends of a scanner, by their indices.
package struct FrontEndSet: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package init(index: Int) { rawValue = 1 << UInt32(index) }
}

/// Looks for the words of one front end.
private struct PairSearch: Sendable {
    private let needle: StaticString
    private let probe: StaticString
    private let annotation: NeedleSearch
    private let configuration: NeedleSearch

    /// Returns `nil` for a front end without configurations.
    init?(_ frontEnd: FrontEnd) {
        guard let probe = frontEnd.configurationProbe, let word = frontEnd.configurationNeedle else {
            return nil
        }
        needle = frontEnd.needle
        self.probe = probe
        annotation = NeedleSearch(frontEnd.needle)
        configuration = NeedleSearch(word)
    }

    func find(in bytes: UnsafeBufferPointer<UInt8>) -> FrontEndSearch.Found? {
        let first = first(in: bytes)
        if first == 0 { return nil }
        let only = FrontEndSet(index: 0)
        let found = FrontEndSearch.Found(
            annotations: first == 1 || annotation.isFound(in: bytes) ? only : [],
            configurations: configuration.isFound(in: bytes) ? only : [])
        return found.all.isEmpty ? nil : found
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

/// Looks for the words of several front ends in one pass over a file.
private struct NeedleSetSearch: @unchecked Sendable {
    // Sendable: the texts of static strings are constants.
    private let needles: [tree_sitter_swift_needle]
    private let annotationCount: Int
    /// The front end of each configuration's word.
    private let configured: [FrontEndSet]

    init(_ frontEnds: [FrontEnd]) {
        let annotations = frontEnds.map(\.needle)
        let configurations = frontEnds.indices.filter { frontEnds[$0].configurationNeedle != nil }
        precondition(annotations.count + configurations.count <= 32, "more words than a search has bits")
        annotationCount = annotations.count
        configured = configurations.map(FrontEndSet.init)
        needles = (annotations + configurations.compactMap { frontEnds[$0].configurationNeedle }).map {
            word in
            word.withCharacters { tree_sitter_swift_needle(text: $0, length: $1) }
        }
    }

    func find(in bytes: UnsafeBufferPointer<UInt8>) -> FrontEndSearch.Found? {
        guard let start = bytes.baseAddress, !needles.isEmpty else { return nil }
        let held = needles.withUnsafeBufferPointer {
            tree_sitter_swift_held(start, bytes.count, $0.baseAddress, $0.count)
        }
        if held == 0 { return nil }
        let configurations = configured.indices.filter { held >> UInt32(annotationCount + $0) & 1 == 1 }
        return FrontEndSearch.Found(
            annotations: FrontEndSet(rawValue: held & (1 << UInt32(annotationCount) - 1)),
            configurations: FrontEndSet(configurations.map { configured[$0] }))
    }
}

extension StaticString {
    fileprivate func withCharacters<Result>(_ body: (UnsafePointer<CChar>, Int) -> Result) -> Result {
        let count = utf8CodeUnitCount
        return utf8Start.withMemoryRebound(to: CChar.self, capacity: count) { body($0, count) }
    }
}
