// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// Makes the whole dependency tree.
    public convenience init() {
        let model = Model()
        let card = Card(model: model)
        let store = Store()
        let session: Session = Session.instantiate()
        let sessions = Instantiator<Session> { Session.instantiate() }
        let homes = Instantiator<Home> { Home(model: model, title: $0) }
        let editors = Instantiator<Feature.Editor> { Feature.Editor(model: model) }
        let jobs = SendableInstantiator<Job> { Job(store: store) }
        let clocks = SendableInstantiator<Clock> { Clock() }
        let screens = ErasedInstantiator<Home.ForwardedProperties, any Screen> {
            Home(model: model, title: $0)
        }
        self.init(
            model: model, card: card, store: store, session: session, sessions: sessions, homes: homes,
            editors: editors, jobs: jobs, clocks: clocks, screens: screens
        )
    }
}
