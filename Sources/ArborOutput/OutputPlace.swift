/// A place that an output goes to, and the file that is there before it is written.
public struct OutputPlace: Sendable {
    /// The path, as the user names it.
    public let path: String
    /// The kind of the output.
    public let kind: OutputKind
    /// The identity of the file that is there, if there is one.
    public let file: FileIdentity?
    /// False if the file that is there is empty, is no regular file, or begins like a file of the output's kind.
    /// Otherwise somebody else may have made it.
    public let mayBeForeign: Bool
    /// True for a pipe, a terminal or another device, which is written directly.
    public let isSpecial: Bool
    private let place: Destination.Place?

    /// Finds the place of a path. A path that leads nowhere has none.
    public init(_ path: String, of kind: OutputKind) {
        let destination = try? Destination.find(path).get()
        self.path = path
        self.kind = kind
        isSpecial = destination?.isSpecial ?? false
        place = isSpecial ? nil : destination?.identity
        file = destination?.file.map(FileIdentity.init)
        mayBeForeign = destination.map { !$0.isReplaceable(by: kind) } ?? false
    }

    /// Returns whether two paths lead to one place, where one output would replace the other.
    public func isSame(as other: OutputPlace) -> Bool { place != nil && place == other.place }
}

extension Destination {
    /// Whether what is there can be replaced without a look at the run's inputs.
    fileprivate func isReplaceable(by kind: OutputKind) -> Bool {
        guard let file, file.st_size > 0 else { return true }
        guard let start = open()?.read(upTo: 80) else { return false }
        return kind.beginnings.contains { start.starts(with: $0) }
    }
}
