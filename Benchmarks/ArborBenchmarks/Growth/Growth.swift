/// `ArborBenchmarks growth [FROM [TO]]`: puts texts of each of the shapes from one number up to another through
/// `WholePath`, each of them in three sizes, and prints a line for each text. Valgrind counts the instructions of each
/// (`scripts/growth-gate`).
enum Growth {
    private static let sizes = [1, 2, 4]

    static func run(_ words: [String]) async {
        let bounds = words.compactMap { Int($0) }
        let shapes = TextShape.all.dropFirst(bounds.first ?? 0)
        for shape in bounds.count > 1 ? shapes.prefix(bounds[1] - bounds[0]) : shapes {
            for size in sizes {
                let text = Array(shape.text(count: shape.count * size).utf8)
                let bytes = await measured(text)
                print(shape.name, text.count, bytes)
            }
        }
    }

    /// - Returns: the length of the code that came of it, so that nothing of the way is left out as of no use.
    private static func measured(_ text: [UInt8]) async -> Int {
        var path = WholePath()
        markGrowthMeasurement()
        let reading = path.read(text)
        let (whole, annotated) = (WholePath.lower(reading.whole), WholePath.lower(reading.annotated))
        let summary = WholePath.decoded(annotated.summary) ?? annotated.summary
        let code = await WholePath.code(summary)
        markGrowthMeasurement()
        return (code?.utf8.count ?? 0) + whole.diagnostics.count
    }
}

/// Valgrind writes down what it has counted since the last call of this, and begins anew.
@inline(never) @_optimize(none)
func markGrowthMeasurement() {}
