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
        let (head, tail) = (emitter.head(), emitter.tail())
        var text: [UInt8] = []
        text.reserveCapacity(parts.reduce(head.count + tail.count) { $0 + $1.count })
        text += head
        for part in parts { text += part }
        text += tail
        return text
    }
}
