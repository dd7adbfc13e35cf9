import ArborScanner

/// The inputs and the result of a run without a fault. The same inputs on the same files have the same result.
public struct RunRecord: Equatable, Sendable {
    /// The settings of the run, as text.
    public var inputs: [String]
    /// The lines of the run's result.
    public var result: [String]
    /// What the result depends on besides the files' summaries.
    public var text: TextDependence

    /// Creates a record, by default of a run that depends on the summaries alone.
    public init(inputs: [String], result: [String], text: TextDependence = TextDependence()) {
        self.inputs = inputs
        self.result = result
        self.text = text
    }
}

extension RunRecord: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(inputs)
        encoder.encode(result)
        encoder.encode(text)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        Self(
            inputs: try decoder.values(), result: try decoder.values(),
            text: try decoder.value())
    }
}

/// The facts that a cache stores about the run that filled it, besides the files.
struct CacheMemo: Equatable, Sendable, SummaryCoded {
    /// The inputs that the files were found by; `nil` if the tracked paths can't show whether other files would be
    /// found.
    var inputs: [String]?
    /// The record of the run; `nil` if the run had a fault, or if its output can't be tracked.
    var run: RunRecord?

    init(inputs: [String]? = nil, run: RunRecord? = nil) {
        self.inputs = inputs
        self.run = run
    }

    /// The bytes of the memo in a cache's file: their length, the bytes, and zeros. A memo of other numbers has its place in
    /// the same bytes.
    var section: [UInt8] {
        var encoder = SummaryEncoder(path: "")
        encoder.encode(self)
        let bytes = encoder.bytes
        var writer = ByteWriter()
        writer.put(UInt32(bytes.count))
        writer.append(bytes)
        writer.append(repeatElement(0, count: Self.block - writer.bytes.count % Self.block))
        return writer.bytes
    }

    /// The length of a section is a multiple of this.
    private static var block: Int { 64 }

    /// Reads a section, or returns `nil` if it can't have been written.
    init?(section: UnsafeRawBufferPointer) {
        var reader = ByteReader(section)
        guard let length = try? reader.uint32(), let bytes = try? reader.take(Int(length)),
            let memo = SummaryDecoder.decode(CacheMemo.self, from: bytes, path: "")
        else { return nil }
        self = memo
    }

    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(inputs != nil)
        encoder.encode(inputs ?? [])
        encoder.encode(run)
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        let hasInputs = try decoder.flag()
        let inputs: [String] = try decoder.values()
        return Self(inputs: hasInputs ? inputs : nil, run: try decoder.optional())
    }
}
