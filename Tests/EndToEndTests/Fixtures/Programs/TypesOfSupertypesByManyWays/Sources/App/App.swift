import Arbor
import Lib

/// What stands below hides these.
struct Style {}
struct Phase {}
enum Size {}

@Instantiable final class Page: Model<Int>, Instantiable {
    init(
        style: Base.Style, phase: Phase, done: @escaping Done, theme: [Int], mark: Base.Mark, isolated: IsolatedRow,
        branched: BranchedRow, themed: ThemedRow, note: Feature.NoteRow, delegate: any Base.Delegate, size: Size = .small
    ) {
        self.style = style
        self.phase = phase
        self.done = done
        self.theme = theme
        self.mark = mark
        self.isolated = isolated
        self.branched = branched
        self.themed = themed
        self.note = note
        self.delegate = delegate
        super.init()
    }

    @Forwarded let style: Base.Style
    @Forwarded let phase: Phase
    @Forwarded let done: Done
    @Forwarded let theme: [Int]
    @Forwarded let mark: Base.Mark
    @Instantiated let isolated: IsolatedRow
    @Instantiated let branched: BranchedRow
    @Instantiated let themed: ThemedRow
    @Instantiated let note: Feature.NoteRow
    @Instantiated let delegate: any Base.Delegate
}

@MainActor @Instantiable final class IsolatedRow: Isolated, Instantiable {
    init(style: Style?, mark: Mark?) { self.style = style; self.mark = mark; super.init() }
    @Received(onlyIfAvailable: true) let style: Style?
    @Received(onlyIfAvailable: true) let mark: Mark?
}

@Instantiable final class BranchedRow: Branched, Instantiable {
    init(style: Style?, phase: Model<Int>.Phase?) { self.style = style; self.phase = phase; super.init() }
    @Received(onlyIfAvailable: true) let style: Style?
    @Received(onlyIfAvailable: true) let phase: Model<Int>.Phase?
}

@Instantiable struct ThemedRow: Instantiable {
    init(make: Instantiator<ThemedCell>) { self.make = make }
    @Instantiated let make: Instantiator<ThemedCell>
}

@Instantiable struct ThemedCell: Instantiable {
    init(theme: Theme) { self.theme = theme }
    @Forwarded let theme: Theme
}

extension ThemedCell: Themed {}

class Screen: Base {
    override init() { super.init() }

    /// `Delegate` is a type of the superclass of the type around.
    @Instantiable(fulfillingAdditionalTypes: [Delegate.self])
    final class Helper: Delegate, Instantiable { init() {} }
}

extension Feature {
    @Instantiable struct NoteRow: Instantiable {
        init(make: Instantiator<NoteCell>) { self.make = make }
        @Instantiated let make: Instantiator<NoteCell>
    }

    @Instantiable struct NoteCell: Instantiable {
        init(note: Note) { self.note = note }
        @Forwarded let note: Note
    }
}
