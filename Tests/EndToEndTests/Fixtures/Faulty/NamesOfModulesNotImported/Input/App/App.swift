import Arbor
import Core
import Feed

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let tokens: Storage<Core.Session>
    @Instantiated let feed: Feed
    init(tokens: Storage<Core.Session>, feed: Feed) { self.tokens = tokens; self.feed = feed }
}
