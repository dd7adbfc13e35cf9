import Arbor

@MainActor @Instantiable
final class Session: Instantiable { init() {} }

@MainActor @Instantiable(isRoot: true)
final class App: Instantiable {
    @Instantiated let sessions: SendableInstantiator<Session>
    init(sessions: Instantiator<Session>) { self.sessions = sessions }
}
