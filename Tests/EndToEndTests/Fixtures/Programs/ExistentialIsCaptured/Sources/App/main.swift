import Arbor
import Lib
public final class User: Named { public init() {} }

@Instantiable public final class Job: Instantiable {
    public init(user: any Named) { self.user = user }
    @Received let user: any Named
}
@Instantiable public final class Session: Instantiable {
    public init(user: any Named, jobs: SendableInstantiator<Job>) {
        self.user = user
        self.jobs = jobs
    }
    @Forwarded let user: any Named
    @Instantiated let jobs: SendableInstantiator<Job>
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(sessions: Instantiator<Session>) { self.sessions = sessions }
    @Instantiated let sessions: Instantiator<Session>
}
print(type(of: Root().sessions.instantiate(User()).jobs.instantiate()))
