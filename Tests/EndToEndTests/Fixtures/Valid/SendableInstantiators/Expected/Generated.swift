// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        @Sendable nonisolated func makeDownload(name: String, size: Int, log: Log) -> Download {
            Download(name: name, size: size, step: Step(log: log, name: name))
        }

        let log = Log()
        let downloads = SendableInstantiator<Download> {
            makeDownload(name: $0.name, size: $0.size, log: log)
        }
        let cleanups = SendableErasedInstantiator<(), any Job> { Cleanup(log: log) }
        let jobs = SendableErasedInstantiator<(name: String, size: Int), any Job> {
            makeDownload(name: $0.name, size: $0.size, log: log)
        }
        self.init(log: log, downloads: downloads, cleanups: cleanups, jobs: jobs)
    }
}
