import Arbor
import Core
import Feed
import Login

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let tokens: Storage<Session>
    @Instantiated let feed: Feed
    init(tokens: Storage<Session>, feed: Feed) { self.tokens = tokens; self.feed = feed }
}
