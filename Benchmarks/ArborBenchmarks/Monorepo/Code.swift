/// The kinds of code that a monorepo may consist of.
enum Code: String, CaseIterable {
    /// Short functions, and annotated types with little but their dependencies: `PlainCode`.
    case plain
    /// Code with the figures of real projects, whose types have about six dependencies: `RealCode`.
    case real

    var usualShape: GraphShape { self == .plain ? .tree : .services }

    /// The usual average size of a file in bytes.
    var usualBytes: Int { self == .plain ? 10_000 : 11_000 }
}
