import Arbor
import Identity

@Instantiable
public struct Configuration: Instantiable {
    public init() {}
    let identity = Identity("Configuration")
}

public enum Program {
    @Instantiable(isRoot: true)
    public struct Root: Instantiable {
        public init(store: Feature.Store, screen: Feature.Screen, configuration: Configuration) {
            self.store = store
            self.screen = screen
            self.configuration = configuration
        }

        @Instantiated let store: Feature.Store
        @Instantiated let screen: Feature.Screen
        @Instantiated let configuration: Configuration
    }
}
