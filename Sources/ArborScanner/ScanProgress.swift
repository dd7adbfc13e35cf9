/// How far a scan has come. Its workers say so once a batch; anyone may look, at any time.
public final class ScanProgress: Sendable {
    /// What had been done when someone looked.
    public struct Figures: Equatable, Sendable {
        /// How many files there are; `nil` before that is known.
        public var total: Int?
        public var files = 0
        /// That were read.
        public var bytes = 0
        /// Files that hold the needle.
        public var annotated = 0

        public init(total: Int? = nil, files: Int = 0, bytes: Int = 0, annotated: Int = 0) {
            (self.total, self.files, self.bytes, self.annotated) = (total, files, bytes, annotated)
        }
    }

    private let done = Locked(Figures())

    public init() {}

    public var figures: Figures { done.with { $0 } }

    func begin(total count: Int) { done.with { $0.total = count } }

    func add(files count: Int, _ tally: ScanTally) {
        done.with { figures in
            figures.files += count
            figures.bytes += tally.bytes
            figures.annotated += tally.annotated
        }
    }
}

/// What one worker has done since it last said so.
struct ScanTally {
    var bytes = 0
    var annotated = 0
}
