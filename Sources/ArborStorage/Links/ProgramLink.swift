import ArborModel
import ArborScanner
import ArborSyntax

/// Everything that linking the summaries of a program found out: the findings, and the outputs of a graph without an error.
///
/// Positions are numbers, so moved lines don't change it. `arbor report` looks them up in the modules' places.
///
///     magic: 8 bytes   checksum of all bytes after it: UInt64   format version: UInt32   tool's version
///     length, and the encoded findings, notes and statistics
///     for each output: kind: one byte   length   bytes
public struct ProgramLink: Equatable, Sendable {
    /// The outputs that a link may hold.
    public enum Output: UInt8, Sendable, CaseIterable {
        /// The generated Swift.
        case code
        /// The Swift for tests.
        case mocks
        /// The drawing of the graph.
        case diagram
    }

    /// The findings, with numbered positions.
    public var diagnostics: [Diagnostic]
    /// The remarks of the run.
    public var notes: [String]
    /// The statistics of the run, as text.
    public var statistics: [String]
    /// The bytes of the outputs. Empty if there is an error.
    public var outputs: [Output: [UInt8]]

    static let magic: [UInt8] = Array("ARBOR\0L\u{1}".utf8)

    /// Creates a link from its parts.
    public init(
        diagnostics: [Diagnostic], notes: [String] = [], statistics: [String] = [],
        outputs: [Output: [UInt8]] = [:]
    ) {
        self.diagnostics = diagnostics
        self.notes = notes
        self.statistics = statistics
        self.outputs = outputs
    }

    /// Returns the bytes of the link, marked with the tool's version.
    public func encoded(version: String) -> [UInt8] {
        var writer = ByteWriter()
        writer.put(Fragment.format)
        writer.putString(version)
        var encoder = SummaryEncoder(path: "")
        encoder.encode(Findings(diagnostics: diagnostics, notes: notes, statistics: statistics))
        writer.put(block: encoder.bytes)
        for output in Output.allCases {
            guard let bytes = outputs[output] else { continue }
            writer.putByte(output.rawValue)
            writer.put(block: bytes)
        }
        return writer.sealed(by: Self.magic)
    }

    /// Reads a link from its bytes.
    ///
    /// - Parameter version: The version of the tool. A link of another version can't be used.
    /// - Throws: `ModuleSummary.Fault` if the bytes can't be used.
    public init(encoded bytes: UnsafeRawBufferPointer, version: String) throws(ModuleSummary.Fault) {
        self = try ModuleFileKind.link.contents(of: bytes, version: version) { reader throws(DecodingError) in
            let findings = try reader.take(reader.count())
            guard let found = SummaryDecoder.decode(Findings.self, from: findings, path: "") else {
                throw DecodingError()
            }
            return ProgramLink(
                diagnostics: found.diagnostics, notes: found.notes, statistics: found.statistics,
                outputs: try Self.outputs(&reader))
        }
    }

    private static func outputs(_ reader: inout ByteReader) throws(DecodingError) -> [Output: [UInt8]] {
        var outputs: [Output: [UInt8]] = [:]
        while reader.remaining > 0 {
            guard let output = Output(rawValue: try reader.byte()) else { throw DecodingError() }
            outputs[output] = Array(try reader.take(reader.count()))
        }
        return outputs
    }

    /// The parts that are encoded as values.
    private struct Findings: SummaryCoded {
        var diagnostics: [Diagnostic]
        var notes: [String]
        var statistics: [String]

        func encode(into encoder: inout SummaryEncoder) {
            encoder.encode(diagnostics)
            encoder.encode(notes)
            encoder.encode(statistics)
        }

        static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
            Self(
                diagnostics: try decoder.values(), notes: try decoder.values(),
                statistics: try decoder.values())
        }
    }
}

extension ByteWriter {
    /// Appends bytes with their number in front.
    fileprivate mutating func put(block: [UInt8]) {
        putVarint(UInt64(block.count))
        append(block)
    }
}
