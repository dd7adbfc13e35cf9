import ArborScanner

/// The question and the answer of a run without a fault. The same question on the same files has the same answer.
public struct RunRecord: Equatable, Sendable {
    /// The settings of the run, as text.
    public var question: [String]
    /// The lines of the run's answer.
    public var answer: [String]
    /// True if the answer depends on more of the files than their declarations' summaries: any edit may change it.
    public var restsOnText: Bool

    /// Creates a record, by default of a run that depends on the summaries alone.
    public init(question: [String], answer: [String], restsOnText: Bool = false) {
        self.question = question
        self.answer = answer
        self.restsOnText = restsOnText
    }
}

extension RunRecord: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(question)
        encoder.encode(answer)
        encoder.encode(restsOnText)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        self.init(
            question: try decoder.values(), answer: try decoder.values(),
            restsOnText: try decoder.flag())
    }
}

/// What a cache keeps of the run that filled it, besides the files.
struct CacheMemo: Equatable, Sendable, SummaryCoded {
    /// The inputs whose files these are; `nil` where its watches can't tell whether others would be found.
    var inputs: [String]?
    /// `nil` of a run with a fault, or one whose product can't be watched.
    var run: RunRecord?

    init(inputs: [String]? = nil, run: RunRecord? = nil) {
        self.inputs = inputs
        self.run = run
    }

    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(inputs != nil)
        encoder.encode(inputs ?? [])
        encoder.encode(run)
    }

    init(from decoder: inout SummaryDecoder) throws(DecodingError) {
        let hasInputs = try decoder.flag()
        let inputs: [String] = try decoder.values()
        self.init(inputs: hasInputs ? inputs : nil, run: try decoder.optional())
    }
}
