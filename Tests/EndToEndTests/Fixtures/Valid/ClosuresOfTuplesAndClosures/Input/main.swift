import Arbor

@Instantiable(isRoot: true)
struct App: Instantiable {
    init(rows: Instantiator<Row>, endings: Instantiator<Flow<Void>>, calls: Instantiator<Flow<() -> Void>>) {
        self.rows = rows
        self.endings = endings
        self.calls = calls
    }

    @Instantiated let rows: Instantiator<Row>
    @Instantiated let endings: Instantiator<Flow<Void>>
    @Instantiated let calls: Instantiator<Flow<() -> Void>>
}

/// Its closures take one tuple, nothing as a value, and a closure that may be stored.
@Instantiable
struct Row: Instantiable {
    init(
        onSelect: @escaping ((id: Int, name: String)) -> Void, onEnd: @escaping (()) -> Void,
        onCall: @escaping (@escaping () -> Void) -> Void, cell: Cell
    ) {
        self.onSelect = onSelect
        self.onEnd = onEnd
        self.onCall = onCall
        self.cell = cell
    }

    @Forwarded let onSelect: ((id: Int, name: String)) -> Void
    @Forwarded let onEnd: (()) -> Void
    @Forwarded let onCall: (@escaping () -> Void) -> Void
    @Instantiated let cell: Cell
}

@Instantiable
struct Cell: Instantiable {
    init(
        onSelect: @escaping ((id: Int, name: String)) -> Void, onEnd: @escaping (()) -> Void,
        onCall: @escaping (@escaping () -> Void) -> Void
    ) {
        self.onSelect = onSelect
        self.onEnd = onEnd
        self.onCall = onCall
    }

    @Received let onSelect: ((id: Int, name: String)) -> Void
    @Received let onEnd: (()) -> Void
    @Received let onCall: (@escaping () -> Void) -> Void
}

/// Its generic argument may be nothing, or a closure.
@Instantiable
final class Flow<Output>: Instantiable {
    init(finish: @escaping (Output) -> Void, screen: Screen<Output>) {
        self.finish = finish
        self.screen = screen
    }

    @Forwarded let finish: (Output) -> Void
    @Instantiated let screen: Screen<Output>
}

@Instantiable
final class Screen<Output>: Instantiable {
    init(finish: @escaping (Output) -> Void) { self.finish = finish }

    @Received let finish: (Output) -> Void
}

let app = App()
let row = app.rows.instantiate(
    (onCall: { $0() }, onEnd: { _ in print("ended") }, onSelect: { print("selected", $0.id, $0.name) }))
row.cell.onSelect((id: 1, name: "a"))
row.cell.onEnd(())
row.cell.onCall { print("called") }
app.endings.instantiate { _ in print("finished") }.screen.finish(())
app.calls.instantiate { $0() }.screen.finish { print("finished by a call") }
