// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        let config = Names.Config()
        let worker = Worker(config: config)
        let jobs = SendableInstantiator<Job> { Job() }
        self.init(config: config, worker: worker, jobs: jobs)
    }
}
