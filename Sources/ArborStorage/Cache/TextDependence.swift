/// What the result of a run depends on besides the summaries of files: text that summaries leave out.
public struct TextDependence: Equatable, Sendable {
    /// The files whose text decides something.
    private var paths: Set<String> = []
    /// True if an edit of any file may change the result.
    public private(set) var isOfAllFiles = false

    /// Creates the dependence on nothing.
    public init() {}

    /// The dependence on the text of all files.
    public static let allFiles: Self = {
        var all = Self()
        all.isOfAllFiles = true
        return all
    }()

    /// Adds files whose text decides something. If they are many, all files count, because a run would take long to store them.
    public mutating func add(_ paths: some Sequence<String>) {
        if isOfAllFiles { return }
        self.paths.formUnion(paths)
        if self.paths.count > Self.mostPaths { self = .allFiles }
    }

    /// Adds what another result depends on.
    public mutating func add(_ other: Self) {
        if other.isOfAllFiles { self = .allFiles } else { add(other.paths) }
    }

    /// Returns true if an edit of a file may change the result.
    func isTouched(by path: String) -> Bool { isOfAllFiles || paths.contains(path) }

    private static let mostPaths = 256
}

extension TextDependence: SummaryCoded {
    func encode(into encoder: inout SummaryEncoder) {
        encoder.encode(isOfAllFiles)
        encoder.encode(paths.sorted())
    }

    static func decoded(from decoder: inout SummaryDecoder) throws(DecodingError) -> Self {
        var dependence = Self()
        dependence.isOfAllFiles = try decoder.flag()
        dependence.paths = Set(try decoder.values())
        return dependence
    }
}
