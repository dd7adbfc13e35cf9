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
                let text = shape.text(count: shape.count * size)
                let alone = shape.text(count: shape.count * size, behindProvider: false)
                let bytes = await measured(Array(text.utf8), alone: alone)
                print(shape.name, text.utf8.count, bytes)
            }
        }
    }

    /// - Parameter alone: The declarations to be judged alone.
    /// - Returns: the length of the code that came of it, so that nothing of the way is left out as of no use.
    private static func measured(_ text: [UInt8], alone: String) async -> Int {
        var path = WholePath()
        markGrowthMeasurement()
        let reading = path.read(text)
        let (whole, annotated) = (WholePath.lower(reading.whole), WholePath.lower(reading.annotated))
        let summary = WholePath.decoded(annotated.summary) ?? annotated.summary
        let code = await WholePath.code(summary)
        let judged = path.judge(alone)
        markGrowthMeasurement()
        return (code?.utf8.count ?? 0) + whole.diagnostics.count + judged.count
    }
}

/// Valgrind writes down what it has counted since the last call of this, and begins anew.
@inline(never) @_optimize(none)
func markGrowthMeasurement() {}
