import ArborModel
import ArborScanner
import ArborSyntax

/// The encoding of one file's contribution to the graph. Its faults are included, so a file that is not read again
/// reports the same faults.
extension Fragment: SummaryCoded {
    /// The version of the format. It must be increased with any change of the encoding, or of the result of lowering.
    static let format: UInt32 = 32

    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(summary.imports)
        encoder.encode(summary.providers)
        encoder.encode(summary.nestedNames)
        encoder.encode(summary.globalActors)
        encoder.encode(summary.configurations)
        encoder.encode(summary.outline.text)
        // Hardly any file has these, so one number says which follow.
        encoder.encode((summary.lostNames == nil ? 0 : 1) + (summary.doubles.isEmpty ? 0 : 2))
        if !summary.doubles.isEmpty { encoder.encode(summary.doubles) }
        if let lostNames = summary.lostNames { encoder.encode(lostNames) }
        encoder.encode(diagnostics)
        encoder.encode(isParsed)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        // The path of the summary is string 0.
        let path = decoder.path
        let imports: [ImportDeclaration] = try decoder.values()
        let providers: [ProviderDeclaration] = try decoder.values()
        let nestedNames: [String] = try decoder.values()
        let globalActors: [String] = try decoder.values()
        let configurations: [SourceConfiguration] = try decoder.values()
        let outline = FileOutline(text: try decoder.string())
        let rare = try decoder.int()
        guard (0...3).contains(rare) else { throw DecodingError() }
        let doubles: [DoubleDeclaration] = rare & 2 == 0 ? [] : try decoder.values()
        let lostNames: [String]? = rare & 1 == 0 ? nil : try decoder.values()
        var summary = FileSummary(
            path: path, imports: imports, providers: providers, nestedNames: nestedNames,
            globalActors: globalActors, outline: outline)
        if !configurations.isEmpty { summary.configurations = configurations }
        if let lostNames { summary.lostNames = lostNames }
        if !doubles.isEmpty { summary.doubles = doubles }
        return Self(
            summary: consume summary, diagnostics: try decoder.values(), isParsed: try decoder.flag())
    }

    /// The encoded bytes; `nil` if a type is nested deeper than `SummaryEncoder.deepestType`.
    package var encoded: [UInt8]? { encoded(positions: .complete) }

    func encoded(positions: PositionCoding) -> [UInt8]? {
        var encoder = SummaryEncoder(path: summary.path, positions: positions)
        encode(into: &encoder)
        return encoder.isTooDeep ? nil : encoder.bytes
    }

    /// The encoded bytes without locations. They are equal for fragments that result in the same generated code:
    /// declarations may have moved, and must be in the same order.
    var encodedWithoutLocations: [UInt8] {
        var encoder = SummaryEncoder(path: summary.path, positions: .omitted)
        encode(into: &encoder)
        return encoder.bytes
    }

    /// Decodes a fragment. Returns `nil` for bytes that `encoded` can't have returned.
    package init?(encoded bytes: UnsafeRawBufferPointer, path: String) {
        self.init(encoded: bytes, path: path, positions: .complete)
    }

    init?(
        encoded bytes: UnsafeRawBufferPointer, path: String, positions: PositionCoding,
        texts: DecodedTexts? = nil
    ) {
        guard
            let fragment = SummaryDecoder.decode(
                Fragment.self, from: bytes, path: path, positions: positions, texts: texts)
        else { return nil }
        self = fragment
    }
}
