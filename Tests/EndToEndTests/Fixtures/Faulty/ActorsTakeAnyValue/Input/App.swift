import Arbor

/// A value of `Any` may be of a type that isn't Sendable.
@Instantiable public actor Push: Instantiable {
    public init(info: [String: Any], keys: Set<AnyHashable>, pair: (Int, Any?), safe: [String: any Sendable]) {
        (self.info, self.keys, self.pair, self.safe) = (info, keys, pair, safe)
    }
    @Forwarded let info: [String: Any]
    @Forwarded let keys: Set<AnyHashable>
    @Forwarded let pair: (Int, Any?)
    @Forwarded let safe: [String: any Sendable]
}

@Instantiable public final class Job: Instantiable {
    public init(owner: AnyObject) { self.owner = owner }
    @Received let owner: AnyObject
}

@Instantiable public final class Page: Instantiable {
    public init(owner: AnyObject, jobs: SendableInstantiator<Job>) { (self.owner, self.jobs) = (owner, jobs) }
    @Forwarded let owner: AnyObject
    @Instantiated let jobs: SendableInstantiator<Job>
}

@Instantiable(isRoot: true) public final class App: Instantiable {
    public init(pushes: Instantiator<Push>, pages: Instantiator<Page>) { (self.pushes, self.pages) = (pushes, pages) }
    @Instantiated let pushes: Instantiator<Push>
    @Instantiated let pages: Instantiator<Page>
}
