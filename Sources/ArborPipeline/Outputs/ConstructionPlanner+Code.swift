import ArborEmission
import ArborModel
import ArborParallel
import ArborPlanning

extension ConstructionPlanner {
    /// Returns the generated file in UTF-8. Each slice is planned, emitted and released, at most `jobs` at the
    /// same time. The bytes are the same for every number of jobs.
    @available(macOS 10.15, *)
    package func code(jobs: Int) async -> [UInt8] {
        let emitter = SwiftEmitter(file)
        let parts = await inParallel(sliceCount, jobs: jobs) { emitter.text(of: slice($0)) }
        var text = emitter.head()
        text.reserveCapacity(text.count + parts.reduce(0) { $0 + $1.count })
        for part in parts { text += part }
        return text + emitter.tail()
    }
}
