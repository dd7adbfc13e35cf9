import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(service: Service, store: any Store) {
        self.service = service
        self.store = store
    }
    @Instantiated let service: Service
    @Instantiated let store: any Store
}

@Instantiable
public final class Service: Instantiable {
    public init() {}
}
