import Arbor
import Identity

public enum Feature {
    @Instantiable
    public final class Store: Instantiable {
        public init(configuration: Configuration) {
            self.configuration = configuration
        }

        /// Declared in this very type, and not the one beside it.
        @Instantiable
        public struct Configuration: Instantiable {
            public init() {}
            let identity = Identity("Feature.Store.Configuration")
        }

        @Instantiated let configuration: Configuration
    }

    @Instantiable
    public struct Configuration: Instantiable {
        public init() {}
        let identity = Identity("Feature.Configuration")
    }

    @Instantiable
    public struct Screen: Instantiable {
        public init(store: Store, configuration: Configuration, panes: Instantiator<Pane>) {
            self.store = store
            self.configuration = configuration
            self.panes = panes
        }

        @Received let store: Store
        @Instantiated let configuration: Configuration
        @Instantiated let panes: Instantiator<Pane>
    }
}

extension Feature.Screen {
    @Instantiable
    public struct Pane: Instantiable {
        public init(configuration: Feature.Configuration, title: Feature.Title) {
            self.configuration = configuration
            self.title = title
        }

        @Received let configuration: Feature.Configuration
        @Forwarded let title: Feature.Title
    }
}

extension Feature {
    public struct Title {
        let text: String
    }
}
