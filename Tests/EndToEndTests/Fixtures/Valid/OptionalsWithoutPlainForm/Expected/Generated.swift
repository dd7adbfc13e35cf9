// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        func makeScreen(
            isolated: (@MainActor () -> Void)?, sendable: (@Sendable (Int) -> Void)?,
            forced: (@Sendable () -> Void)?, number: Int??, nested: [Int?]??
        ) -> Screen {
            Screen(
                isolated: isolated, sendable: sendable, forced: forced, number: number, nested: nested,
                button: Button(
                    isolated: isolated, sendable: sendable, forced: forced, number: number, nested: nested
                )
            )
        }

        let screen = Instantiator<Screen> {
            makeScreen(
                isolated: $0.isolated, sendable: $0.sendable, forced: $0.forced, number: $0.number,
                nested: $0.nested
            )
        }
        self.init(screen: screen)
    }
}
