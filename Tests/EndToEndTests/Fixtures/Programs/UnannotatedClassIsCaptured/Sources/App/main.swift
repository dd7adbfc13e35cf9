import Arbor
public final class User { public init() {}; public var x = 4 }

@Instantiable public final class Job: Instantiable {
    public init(user: User) { self.user = user }
    @Received let user: User
}
@Instantiable public final class Session: Instantiable {
    public init(user: User, jobs: SendableInstantiator<Job>) {
        self.user = user
        self.jobs = jobs
    }
    @Forwarded let user: User
    @Instantiated let jobs: SendableInstantiator<Job>
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(sessions: Instantiator<Session>) { self.sessions = sessions }
    @Instantiated let sessions: Instantiator<Session>
}
print(type(of: Root().sessions.instantiate(User()).jobs.instantiate()))
