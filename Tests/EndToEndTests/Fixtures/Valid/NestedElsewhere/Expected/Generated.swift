// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        func makeScreen(identifier: Screen.Identifier, onTap: @escaping Screen.Handler) -> Screen {
            let state = makeScreenState(identifier: identifier)
            let cells = Instantiator<Screen.Cell> { Screen.Cell(style: $0, state: state, onTap: onTap) }
            return Screen(identifier: identifier, onTap: onTap, state: state, cells: cells)
        }

        func makeScreenState(identifier: Screen.Identifier) -> Screen.State {
            Screen.State(identifier: identifier, text: Screen.Text())
        }

        let text = Text()
        let screens = Instantiator<Screen> { makeScreen(identifier: $0.identifier, onTap: $0.onTap) }
        self.init(text: text, screens: screens)
    }
}
