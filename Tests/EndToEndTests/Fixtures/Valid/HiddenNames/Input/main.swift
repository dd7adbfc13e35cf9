import Arbor
import Identity

public enum Outer {
    /// Hides the type of that name at the top, as what stands in the root does.
    public struct Service {}

    @Instantiable(isRoot: true)
    public struct Root: Instantiable {
        public init(
            Configuration: Configuration, style: Style, couple: Couple, pages: Instantiator<Page>,
            console: Console
        ) {
            self.Configuration = Configuration
            self.style = style
            self.couple = couple
            self.pages = pages
            self.console = console
        }

        /// Named as its type.
        @Instantiated let Configuration: Configuration
        @Instantiated let style: Style
        @Instantiated let couple: Couple
        @Instantiated let pages: Instantiator<Page>
        @Instantiated let console: Console

        public enum Theme {}
        /// Hides what only some builds have.
        public enum Inspector {}
        /// Hides nothing that is made here.
        public enum Other {}
    }
}

extension Outer.Root {
    /// Hides too.
    typealias Pair = (Int, Int)
}

@Instantiable
public struct Theme: Instantiable {
    public init() {}
    let identity = Identity("Theme")
}

let root = Outer.Root()
let page = root.pages.instantiate(nil)
print(root.Configuration.identity, root.style.Configuration.identity, root.couple.pair.value.identity)
print(page.services.instantiate().identity, page.Configuration.identity, page.theme.identity)
