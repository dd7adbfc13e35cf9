import Core
import Arbor

@Instantiable
public struct Feed: Instantiable {
    @Received let tokens: Storage<Session>
    public init(tokens: Storage<Session>) { self.tokens = tokens }
}
