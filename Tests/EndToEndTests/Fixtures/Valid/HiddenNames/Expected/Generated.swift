// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

// Other declarations may hide these names below.
private typealias TopLevelConfiguration = Configuration
#if NEVER
private typealias TopLevelInspector = Inspector
#endif
private typealias TopLevelPair = Pair
private typealias TopLevelService = Service
private typealias TopLevelTheme = Theme

extension Outer.Root {
    /// Makes the whole dependency tree.
    public init() {
#if NEVER
        func makeConsole() -> Console {
            Console(inspector: TopLevelInspector())
        }
#endif

        func makeCouple(Configuration_2: TopLevelConfiguration) -> Couple {
            let pair: TopLevelPair<TopLevelConfiguration> = TopLevelPair<TopLevelConfiguration>.instantiate(
                Configuration: Configuration_2
            )
            return Couple(pair: pair)
        }

        func makePage(maybe: [TopLevelService]?, Configuration_2: TopLevelConfiguration) -> Page {
            let services = Instantiator<TopLevelService> { TopLevelService() }
            return Page(
                services: services, Configuration: Configuration_2, maybe: maybe, theme: TopLevelTheme()
            )
        }

        let Configuration_2 = TopLevelConfiguration()
        let style = Style(Configuration: Configuration_2)
        let couple = makeCouple(Configuration_2: Configuration_2)
        let pages = Instantiator<Page> { makePage(maybe: $0, Configuration_2: Configuration_2) }
#if !(NEVER)
        let console = Console()
#endif
#if NEVER
        let console = makeConsole()
#endif
        self.init(
            Configuration: Configuration_2, style: style, couple: couple, pages: pages, console: console
        )
    }
}
