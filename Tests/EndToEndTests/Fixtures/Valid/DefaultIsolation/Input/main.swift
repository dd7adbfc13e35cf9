import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        model: Model, card: Card, store: Store, session: Session, sessions: Instantiator<Session>,
        homes: Instantiator<Home>, editors: Instantiator<Feature.Editor>, jobs: SendableInstantiator<Job>,
        clocks: SendableInstantiator<Clock>, screens: ErasedInstantiator<Home.ForwardedProperties, any Screen>
    ) {
        self.model = model
        self.card = card
        self.store = store
        self.session = session
        self.sessions = sessions
        self.homes = homes
        self.editors = editors
        self.jobs = jobs
        self.clocks = clocks
        self.screens = screens
    }

    @Instantiated let model: Model
    @Instantiated let card: Card
    @Instantiated let store: Store
    @Instantiated let session: Session
    @Instantiated let sessions: Instantiator<Session>
    @Instantiated let homes: Instantiator<Home>
    @Instantiated let editors: Instantiator<Feature.Editor>
    @Instantiated let jobs: SendableInstantiator<Job>
    @Instantiated let clocks: SendableInstantiator<Clock>
    @Instantiated(fulfilledByType: "Home")
    let screens: ErasedInstantiator<Home.ForwardedProperties, any Screen>
}

let app = App()
print(app.card.count(), app.homes.instantiate("home").count(), made(app.editors).count())
print(app.jobs.instantiate().store === app.store, app.clocks.instantiate().count())
print(app.screens.instantiate("screen").model === app.model, app.sessions.instantiate() !== app.session)
