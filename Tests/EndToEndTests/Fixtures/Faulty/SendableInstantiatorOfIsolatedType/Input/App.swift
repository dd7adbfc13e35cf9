import Arbor

@MainActor
@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        pages: SendableInstantiator<Page>, jobs: SendableErasedInstantiator<(), AnyObject>,
        tasks: SendableInstantiator<Job>
    ) {
        self.pages = pages
        self.jobs = jobs
        self.tasks = tasks
    }

    @Instantiated let pages: SendableInstantiator<Page>
    @Instantiated(fulfilledByType: "Job") let jobs: SendableErasedInstantiator<(), AnyObject>
    @Instantiated let tasks: SendableInstantiator<Job>
}

@MainActor
@Instantiable
public final class Page: Instantiable {
    public init() {}
}

@Instantiable
public final class Job: Instantiable {
    public init(step: Step) {
        self.step = step
    }

    @Instantiated let step: Step
}

@Instantiable
public struct Step: Instantiable {
    public init(pages: Instantiator<Page>) {
        self.pages = pages
    }

    @Instantiated let pages: Instantiator<Page>
}
