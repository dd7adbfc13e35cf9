/// `ArborBenchmarks growth [FROM [TO]]`: passes texts through `WholePath`, and prints a line for each.
///
/// Each shape from one index up to another yields texts of three sizes. Valgrind counts the instructions for
/// each text (`scripts/growth-gate`).
enum Growth {
    private static let sizes = [1, 2, 4]

    static func run(_ words: [String]) async {
        let bounds = words.compactMap { Int($0) }
        let shapes = TextShape.all.dropFirst(bounds.first ?? 0)
        for shape in bounds.count > 1 ? shapes.prefix(bounds[1] - bounds[0]) : shapes {
            for size in sizes {
                let text = shape.text(count: shape.count * size)
                let alone = shape.text(count: shape.count * size, afterProvider: false)
                let bytes =
                    shape.isComposed
                    ? await measured(composed: Array(text.utf8))
                    : await measured(Array(text.utf8), alone: alone)
                print(shape.name, shape.mostGrowth, text.utf8.count, bytes)
            }
        }
    }

    private static func measured(composed text: [UInt8]) async -> Int {
        var path = ComposedPath()
        markGrowthMeasurement()
        let size = await path.size(of: text)
        markGrowthMeasurement()
        return size
    }

    /// - Parameter alone: The declarations that are checked as a macro does.
    /// - Returns: The length of the results, so that the optimiser can't remove any work.
    private static func measured(_ text: [UInt8], alone: String) async -> Int {
        var path = WholePath()
        markGrowthMeasurement()
        let reading = path.read(text)
        let (whole, annotated) = (WholePath.lower(reading.whole), WholePath.lower(reading.annotated))
        let summary = WholePath.decoded(annotated.summary) ?? annotated.summary
        let code = await WholePath.code(summary)
        let checked = path.check(alone)
        markGrowthMeasurement()
        return (code?.utf8.count ?? 0) + whole.diagnostics.count + checked.count
    }
}

/// Valgrind records its counts since the last call of this function, and resets them.
///
/// It does something, because the linker makes one function of all that do the same, and then the name may be lost.
@inline(never) @_optimize(none)
func markGrowthMeasurement() { growthMarks &+= 1 }

/// The number of calls of `markGrowthMeasurement`.
nonisolated(unsafe) private var growthMarks = 0
