import ArborJSON
import ArborPipeline
import ArborScanner

/// A file that holds the arguments of a command line, one on each line, as Bazel's `multiline` format writes them.
///
/// Only the last argument may name one: `arbor @file`. A source whose own name begins with `@` is given as `./@name`.
enum ArgumentFile {
    /// The error of a file that can't be read.
    struct Failure: Error {
        var path: String
        var reason: String

        var text: String {
            "arbor: error: can't read the arguments in '\(visibleText(path))': \(visibleText(reason))\n"
                + "help: if '@\(visibleText(path))' is a source itself, write './@\(visibleText(path))'\n"
        }
    }

    /// Replaces the last argument by the lines of the file that it names. Other arguments stay.
    static func expand(_ words: [String]) throws(Failure) -> [String] {
        guard let last = words.last, last.hasPrefix("@"), last.utf8.count > 1 else { return words }
        return words.dropLast() + (try read(String(last.dropFirst())))
    }

    private static func read(_ path: String) throws(Failure) -> [String] {
        var buffer = FileBuffer()
        if let failure = buffer.load(path, limit: FileBuffer.largestList) {
            throw Failure(path: path, reason: failure.message)
        }
        if let offset = Array(buffer.bytes).offsetOfFirstIllFormed {
            throw Failure(path: path, reason: "the byte at offset \(offset) is not valid UTF-8")
        }
        // A line is an argument whatever is in it, so an empty line is an empty argument.
        var lines = buffer.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { line in
            let isOfWindows = line.last == UInt8(ascii: "\r")
            return String(decoding: isOfWindows ? line.dropLast() : line, as: UTF8.self)
        }
    }
}
