import ArborModel
import ArborScanner
import ArborSyntax

/// The positions of a module's declarations, in a file apart from its summary. Moved lines change this file and not the
/// summary, so a build system links nothing again.
///
///     magic: 8 bytes   checksum of all bytes after it: UInt64   format version: UInt32   tool's version
///     count, then for each file, in the order of paths: path   count
///         then for each position: the offset after the last one   the line after the last one   column
public struct ModulePlaces: Equatable, Sendable {
    private var numbers: [ExactText: PlaceNumbers] = [:]

    static let magic: [UInt8] = Array("ARBOR\0P\u{1}".utf8)

    /// Numbers the positions of files. Their summaries may be encoded whole or in part.
    public init(of files: [ModuleSummary.File]) {
        for file in files {
            numbers[ExactText(file.summary.path)] = PlaceNumbers(of: Fragment(summary: file.summary).ranges)
        }
    }

    subscript(path: String) -> PlaceNumbers { numbers[ExactText(path)] ?? PlaceNumbers() }

    /// Returns whether a file's positions are here.
    public func contains(_ path: String) -> Bool { numbers[ExactText(path)] != nil }

    /// Returns the position with a number in a file, or `nil` if the file has no such position.
    public func position(_ number: UInt32, in path: String) -> SourcePosition? {
        let positions = self[path].positions
        return number < positions.count ? positions[Int(number)] : nil
    }

    /// Returns the bytes of the file, marked with the tool's version.
    public func encoded(version: String) -> [UInt8] {
        var writer = ByteWriter()
        writer.put(Fragment.format)
        writer.putString(version)
        writer.putVarint(UInt64(numbers.count))
        for (path, file) in numbers.sorted(by: { $0.key.string.precedesInBytes($1.key.string) }) {
            writer.putString(path.string)
            writer.putVarint(UInt64(file.positions.count))
            var last = SourcePosition(offset: 0, line: 0, column: 0)
            for position in file.positions {
                writer.putVarint(UInt64(position.offset &- last.offset))
                writer.putVarint(UInt64(position.line &- last.line))
                writer.putVarint(UInt64(position.column))
                last = position
            }
        }
        return writer.sealed(by: Self.magic)
    }

    /// Reads places from their bytes.
    ///
    /// - Parameter version: The version of the tool. A file of another version can't be used.
    /// - Throws: `ModuleSummary.Fault` if the bytes can't be used.
    public init(encoded bytes: UnsafeRawBufferPointer, version: String) throws(ModuleSummary.Fault) {
        numbers = try ModuleFileKind.places.contents(of: bytes, version: version) {
            reader throws(DecodingError) in
            var numbers: [ExactText: PlaceNumbers] = [:]
            for _ in 0..<(try reader.count()) {
                let path = ExactText(try reader.string())
                numbers[path] = PlaceNumbers(ascending: try Self.positions(&reader))
            }
            return numbers
        }
    }

    private static func positions(_ reader: inout ByteReader) throws(DecodingError) -> [SourcePosition] {
        var positions: [SourcePosition] = []
        var last = SourcePosition(offset: 0, line: 0, column: 0)
        for _ in 0..<(try reader.count()) {
            last.offset &+= try reader.small()
            last.line &+= try reader.small()
            last.column = try reader.small()
            guard last.line > 0 else { throw DecodingError() }
            positions.append(last)
        }
        return positions
    }
}

extension ByteReader {
    fileprivate mutating func small() throws(DecodingError) -> UInt32 {
        guard let number = UInt32(exactly: try varint()) else { throw DecodingError() }
        return number
    }
}

extension Fragment {
    /// All ranges of the fragment, in the order of the encoding.
    fileprivate var ranges: [SourceRange] {
        var encoder = SummaryEncoder(path: summary.path, positions: .omitted)
        encoder.ranges = []
        encode(into: &encoder)
        return encoder.ranges ?? []
    }
}
