import ArborParallel

/// The progress of a scan. Its workers report once a batch, and any thread may read it at any time.
public final class ScanProgress: Sendable {
    /// The figures of a scan at one moment.
    public struct Figures: Equatable, Sendable {
        /// The number of files; `nil` before it is known.
        public var total: Int?
        /// The number of files that are done.
        public var files = 0
        /// The number of bytes that were read.
        public var bytes = 0
        /// The number of files that contain the needle.
        public var annotated = 0

        /// Creates figures, by default those of a scan that has not begun.
        public init(total: Int? = nil, files: Int = 0, bytes: Int = 0, annotated: Int = 0) {
            (self.total, self.files, self.bytes, self.annotated) = (total, files, bytes, annotated)
        }
    }

    /// The number of all files plus one. Zero means that the number is not known yet.
    private let total = Counter()
    private let files = Counter()
    private let bytes = Counter()
    private let annotated = Counter()

    /// Creates the progress of a scan that has not begun.
    public init() {}

    /// The current figures. Each is correct by itself, and a batch may be included in only some of them.
    public var figures: Figures {
        Figures(
            total: total.value == 0 ? nil : total.value - 1, files: files.value, bytes: bytes.value,
            annotated: annotated.value)
    }

    /// Adds the files of a scan to the total. The result of one scan may require another one.
    func begin(_ count: Int) { total.value = max(total.value, 1) + count }

    func add(files count: Int, _ tally: ScanTally) {
        files.add(count)
        bytes.add(tally.bytes)
        annotated.add(tally.annotated)
    }
}

/// The work of one worker since its last report.
struct ScanTally {
    var bytes = 0
    var annotated = 0
}
