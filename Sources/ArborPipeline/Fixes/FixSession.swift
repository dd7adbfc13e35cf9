import ArborModel
import ArborOutput
import ArborScanner

/// The sources while they are fixed: as they were read, and as they are after the fixes so far. Nothing is written before
/// the end.
@available(macOS 10.15, *)
struct FixSession {
    private var originals: [String: [UInt8]] = [:]
    /// The bytes of the files that may be edited. Validation reads these, so that the offsets of edits fit.
    private(set) var texts: [String: [UInt8]] = [:]
    /// The paths that are no sources to be edited.
    private var refused: Set<String> = []
    private var review: FixReview
    private(set) var applied: [Fix] = []
    /// The certain fix-its that the last round could not apply.
    private(set) var left: [(fix: Fix, reason: FixPlan.Refusal)] = []

    init(asking ask: (@Sendable (FixProposal) -> FixAnswer)?) { review = FixReview(asking: ask) }

    /// Reads the files that fix-its would edit.
    ///
    /// - Parameter sources: The paths of the sources that the user gave. No other file is read.
    /// - Returns: True if a file was read for the first time. The diagnostics may be about an earlier version of it.
    mutating func load(for diagnostics: [Diagnostic], from sources: Set<String>) -> Bool {
        let paths = diagnostics.flatMap { review.candidates(of: $0) }.flatMap(\.paths)
        var isNew = false
        for path in Set(paths) where texts[path] == nil && !refused.contains(path) {
            guard sources.contains(path), let bytes = Self.read(path), !OutputKind.code.begins(bytes) else {
                refused.insert(path)
                continue
            }
            originals[path] = bytes
            texts[path] = bytes
            isNew = true
        }
        return isNew
    }

    private static func read(_ path: String) -> [UInt8]? {
        var buffer = FileBuffer()
        return buffer.load(path) == nil ? Array(buffer.bytes) : nil
    }

    /// Applies one round of fix-its.
    ///
    /// - Returns: False if there was none to apply.
    mutating func apply(_ diagnostics: [Diagnostic]) -> Bool {
        let texts = texts
        var plan = FixPlan(editing: texts)
        left = []
        diagnostics: for diagnostic in diagnostics {
            for fix in review.candidates(of: diagnostic) {
                switch plan.edits(adding: fix) {
                case .failure(let reason):
                    if fix.fixIt.isApplicable { left.append((fix, reason)) }
                case .success(let edits):
                    guard review.accepts(fix, diff: { Self.diff(of: fix, in: texts) }) else { continue }
                    plan.take(fix, edits)
                    continue diagnostics
                }
            }
        }
        applied += plan.fixes
        self.texts.merge(plan.changes) { $1 }
        return !plan.fixes.isEmpty
    }

    private static func diff(of fix: Fix, in texts: [String: [UInt8]]) -> String {
        var plan = FixPlan(editing: texts)
        _ = plan.add(fix)
        return diff(from: texts, to: plan.changes)
    }

    /// The change of all files since they were read.
    var diff: String { Self.diff(from: originals, to: texts) }

    private static func diff(from old: [String: [UInt8]], to new: [String: [UInt8]]) -> String {
        new.sorted { $0.key < $1.key }.map { path, bytes in
            UnifiedDiff(of: relative(path), from: old[path] ?? [], to: bytes).text
        }.joined()
    }

    /// The path relative to the working folder, if the file is below it.
    private static func relative(_ path: String) -> String {
        let start = currentFolder + "/"
        let whole = path.normalisedPath
        return whole.hasPrefix(start) ? String(whole.dropFirst(start.count)) : path
    }

    /// The edited files. Each is written only if it is as it was read.
    var outputs: [OutputFile] {
        texts.filter { originals[$0] != $1 }.sorted { $0.key < $1.key }.map { path, bytes in
            var file = OutputFile(path: path, bytes: bytes)
            file.previous = originals[path]
            return file
        }
    }
}
