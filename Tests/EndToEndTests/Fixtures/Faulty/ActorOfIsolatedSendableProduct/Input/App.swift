import Arbor

// An actor can't take a plain Instantiator instead: that isn't Sendable.

@MainActor
@Instantiable
public final class Panel: Instantiable {
    public init() {}
}

@Instantiable
public actor Worker: Instantiable {
    public init(panels: SendableInstantiator<Panel>) { self.panels = panels }
    @Instantiated let panels: SendableInstantiator<Panel>
}

@Instantiable
public final class Job: Instantiable {
    public init(panels: sending SendableInstantiator<Panel>) { self.panels = panels }
    @Instantiated let panels: SendableInstantiator<Panel>
}

@MainActor
@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(worker: Worker, job: Job) {
        self.worker = worker
        self.job = job
    }
    @Instantiated let worker: Worker
    @Instantiated let job: Job
}
