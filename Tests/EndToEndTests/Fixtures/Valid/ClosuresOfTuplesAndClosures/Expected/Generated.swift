// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// Makes the whole dependency tree.
    public init() {
        func makeFlowVoid(finish: @escaping (@escaping () -> Void) -> Void) -> Flow<() -> Void> {
            Flow<() -> Void>(finish: finish, screen: Screen<() -> Void>(finish: finish))
        }

        func makeFlowVoid_2(finish: @escaping (()) -> Void) -> Flow<Void> {
            Flow<Void>(finish: finish, screen: Screen<Void>(finish: finish))
        }

        func makeRow(
            onSelect: @escaping ((id: Int, name: String)) -> Void, onEnd: @escaping (()) -> Void,
            onCall: @escaping (@escaping () -> Void) -> Void
        ) -> Row {
            Row(
                onSelect: onSelect, onEnd: onEnd, onCall: onCall,
                cell: Cell(onSelect: onSelect, onEnd: onEnd, onCall: onCall)
            )
        }

        let rows = Instantiator<Row> { makeRow(onSelect: $0.onSelect, onEnd: $0.onEnd, onCall: $0.onCall) }
        let endings = Instantiator<Flow<Void>> { makeFlowVoid_2(finish: $0) }
        let calls = Instantiator<Flow<() -> Void>> { makeFlowVoid(finish: $0) }
        self.init(rows: rows, endings: endings, calls: calls)
    }
}
