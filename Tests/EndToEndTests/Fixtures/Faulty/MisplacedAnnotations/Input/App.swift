import Arbor

@Instantiable(isRoot: yes, fulfillingAdditionalTypes: types, conformElsewhere: true)
public final class App: Instantiable {
    public init() { fatalError() }
    @Instantiated static let shared: Session
    @Instantiated let started = Session()
    @Instantiated let inferred
    @Instantiated @Received let twice: Session
    @Instantiated(fulfilledByType: name) let named: Session
    @Instantiated(fulfilledByType: "any Session") let notNamed: Session
    @Instantiated(fulfilledByType: "Session") let pages: Instantiator<Page>
    @Instantiated let erased: ErasedInstantiator<(), Page>
    @Received(fulfilledByDependencyNamed: "other") let half: Session
    @Received(fulfilledByDependencyNamed: "other", ofType: Session) let metatype: Session
    @Received(onlyIfAvailable: maybe) let maybe: Session?
    @Received(onlyIfAvailable: true) let notOptional: Session
    @Forwarded("x") let argument: Session
    #if DEBUG
        @Received let conditional: Session
    #endif
}

@Instantiable
public final class Session: Instantiable {
    public init() {}
}
