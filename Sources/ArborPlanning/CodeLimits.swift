/// The sizes that functions of the generated code may have. `Documentation/benchmarks.md` shows what larger ones cost the
/// compiler.
public struct CodeLimits: Equatable, Sendable {
    /// The greatest number of values that one function computes, at least 1. The compiler's time grows with the square
    /// of a body's length.
    public var longestBody: Int
    /// The greatest number of calls within each other, at least 1. A call takes the values that are used once, in place of
    /// constants. Deeper expressions are hard to read.
    public var deepestCall: Int
    /// The greatest number of needs that a function receives as parameters. A function with more receives a scope.
    public var mostParameters: Int
    /// The greatest number of types that roots repeat in their trees, for each 1,024 types, before they share functions.
    public var mostRepeated: Int

    /// Creates limits, by default those of a run.
    public init(
        longestBody: Int = 64, deepestCall: Int = 3, mostParameters: Int = 48, mostRepeated: Int = 4096
    ) {
        self.longestBody = longestBody
        self.deepestCall = deepestCall
        self.mostParameters = mostParameters
        self.mostRepeated = mostRepeated
    }
}
