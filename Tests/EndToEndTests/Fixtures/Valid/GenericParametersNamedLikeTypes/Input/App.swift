import Arbor

@Instantiable
public final class Model: Instantiable {
    public init() {}
}

@Instantiable
public final class Network: Instantiable {
    public init(model: Model) { self.model = model }
    @Instantiated let model: Model
}

@Instantiable
public final class Screen<Model>: Instantiable {
    public init(items: [Model], network: Network) {
        self.items = items
        self.network = network
    }
    @Forwarded let items: [Model]
    @Received let network: Network
}

@Instantiable(isRoot: true)
public struct Feature<Model>: Instantiable {
    public init(screens: Instantiator<Screen<Model>>, network: Network) {
        self.screens = screens
        self.network = network
    }
    @Instantiated let screens: Instantiator<Screen<Model>>
    @Instantiated let network: Network
}

public enum Outer<Model> {
    @Instantiable(isRoot: true)
    public struct Inner: Instantiable {
        public init(screens: Instantiator<Screen<Model>>, network: Network) {
            self.screens = screens
            self.network = network
        }
        @Instantiated let screens: Instantiator<Screen<Model>>
        @Instantiated let network: Network
    }
}
