@Instantiable(isRoot: true)
final class App: Instantiable {
    init(library: Library, clock: any Clock, job: Job, task: Task, makers: SendableInstantiator<Maker>) {
        (self.library, self.clock, self.job, self.task, self.makers) = (library, clock, job, task, makers)
    }

    @Instantiated let library: Library
    @Instantiated let clock: any Clock
    @Instantiated let job: Job
    @Instantiated let task: Task
    @Instantiated let makers: SendableInstantiator<Maker>
}

@Instantiable
actor Library: Instantiable {
    init(clock: any Clock, task: Task) { (self.clock, self.task) = (clock, task) }
    @Received private let clock: any Clock
    @Received private let task: Task
}

@Instantiable
final class Task: Instantiable {
    init() {}
}

@Instantiable
final class Maker: Instantiable {
    init(job: Job) { self.job = job }
    @Received let job: Job
}
