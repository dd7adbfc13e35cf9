import ArborModel
import ArborScanner
import ArborSyntax

/// The form in bytes of what one file gives to the graph, its faults included, so that a file that is not read again
/// reports the same.
extension Fragment: SummaryCoded {
    /// The version of the form. Any change to what is written, or to what lowering makes of a file, counts it up.
    static let format: UInt32 = 8

    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(summary.imports)
        encoder.encode(summary.providers)
        encoder.encode(summary.nestedNames)
        encoder.encode(summary.globalActors)
        encoder.encode(summary.configurations)
        encoder.encode(summary.outline.text)
        encoder.encode(diagnostics)
        encoder.encode(isParsed)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        // The path of the summary is the file's own, which is string 0.
        let path = decoder.path
        let imports: [ImportDeclaration] = try decoder.values()
        let providers: [ProviderDeclaration] = try decoder.values()
        let nestedNames: [String] = try decoder.values()
        let globalActors: [String] = try decoder.values()
        let configurations: [SourceConfiguration] = try decoder.values()
        let outline = FileOutline(text: try decoder.string())
        self.init(
            summary: FileSummary(
                path: path, imports: imports, providers: providers, nestedNames: nestedNames,
                globalActors: globalActors, configurations: configurations, outline: outline),
            diagnostics: try decoder.values(), isParsed: try decoder.flag())
    }

    /// `nil` of a type nested deeper than `SummaryEncoder.deepestType`.
    package var encoded: [UInt8]? {
        var encoder = SummaryEncoder(path: summary.path)
        encode(into: &encoder)
        return encoder.isTooDeep ? nil : encoder.bytes
    }

    /// Equal for all that gives the same code: declarations may have moved, but not past each other.
    var encodedWithoutPlaces: [UInt8] {
        var encoder = SummaryEncoder(path: summary.path, omitsPlaces: true)
        encode(into: &encoder)
        return encoder.bytes
    }

    /// `nil` of bytes that `encoded` can't have given.
    package init?(encoded bytes: UnsafeRawBufferPointer, path: String) {
        guard let fragment = SummaryDecoder.decode(Fragment.self, from: bytes, path: path) else { return nil }
        self = fragment
    }
}
