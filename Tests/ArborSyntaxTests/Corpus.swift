import ArborSyntax
import Foundation
import SafeDIFrontEnd

/// The Swift files below the folder that the environment variable `ARBOR_CORPUS` names.
enum Corpus {
    static var isPresent: Bool { folder != nil }

    private static var folder: String? { ProcessInfo.processInfo.environment["ARBOR_CORPUS"] }

    /// Calls `body` with the name and the text of each file, in order.
    ///
    /// Sources that once crashed a compiler are left out. They are hardly Swift, and unbalanced brackets may be read
    /// either way.
    static func forEachFile(_ body: (_ name: String, _ text: String) -> Void) {
        guard let folder else { return }
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for file in files.sorted() where file.hasSuffix(".swift") && !file.contains("crashers") {
            guard let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8) else {
                continue
            }
            body(file, text)
        }
    }
}

extension String {
    /// Returns the text with other texts inserted at offsets of its UTF-8 bytes.
    func inserting(_ insertions: [(offset: Int, text: String)]) -> String {
        var bytes = Array(utf8)
        for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
            bytes.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text with an annotation before each type, and before each property that begins a line; `nil` for a text with
    /// faults or without types.
    var annotated: String? {
        var reader = SourceReader(.safeDI)
        let file = reader.read(self)
        guard file.faults.isEmpty, !file.types.isEmpty else { return nil }
        let insertions = file.types.map { (Int($0.range.start.offset), "@Instantiable(isRoot: true) ") }
        let lines = inserting(insertions).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            let trimmed = line.drop { $0 == " " }
            return trimmed.hasPrefix("let ") || trimmed.hasPrefix("var ") ? "@Received " + line : String(line)
        }.joined(separator: "\n")
    }
}
