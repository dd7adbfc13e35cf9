// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        func makeGiven(
            shape: any Shape.Type, done: @escaping @MainActor @Sendable () -> Void,
            work: nonisolated(nonsending) @escaping () async -> Int,
            other: @escaping @Sendable @isolated(any) () async -> Void,
            failing: @escaping () throws(any Error) -> Int, numbers: Array<Int>
        ) -> Given {
            Given(
                shape: shape, done: done, work: work, other: other, failing: failing, numbers: numbers,
                taker: Taker(
                    shape: shape, done: done, work: work, other: other, failing: failing, numbers: numbers
                )
            )
        }

        let pen = Pen()
        let ink = Ink(pen: pen)
        let eraser = Eraser()
        let given = Instantiator<Given> {
            makeGiven(
                shape: $0.shape, done: $0.done, work: $0.work, other: $0.other, failing: $0.failing,
                numbers: $0.numbers
            )
        }
        self.init(pen: pen, ink: ink, eraser: eraser, given: given)
    }
}
