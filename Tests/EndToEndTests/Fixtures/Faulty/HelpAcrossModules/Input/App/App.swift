import Arbor
import Feature
import Low

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(home: Home, client: LiveClient) {
        self.home = home
        self.client = client
    }

    @Instantiated let home: Home
    @Instantiated let client: LiveClient
}
