import Arbor

@Instantiable(isRoot: true)
public final class Root: Instantiable, Sendable {
    public init(
        log: Log, downloads: SendableInstantiator<Download>,
        cleanups: SendableErasedInstantiator<(), any Job>,
        jobs: SendableErasedInstantiator<(name: String, size: Int), any Job>
    ) {
        self.log = log
        self.downloads = downloads
        self.cleanups = cleanups
        self.jobs = jobs
    }

    @Instantiated let log: Log
    @Instantiated let downloads: SendableInstantiator<Download>
    @Instantiated(fulfilledByType: "Cleanup") let cleanups: SendableErasedInstantiator<(), any Job>
    @Instantiated(fulfilledByType: "Download") let jobs: SendableErasedInstantiator<(name: String, size: Int), any Job>
}

@main
struct Program {
    static func main() async {
        let root = Root()
        print(await Task.detached { root.downloads.instantiate((name: "a", size: 1)).run() }.value)
        print(await Task.detached { root.jobs.instantiate((name: "b", size: 2)).run() }.value)
        print(await Task.detached { root.cleanups.instantiate().run() }.value)
        let count = await withTaskGroup { group in
            for size in 1...100 {
                group.addTask { root.downloads.instantiate((name: "many", size: size)).size }
            }
            var count = 0
            for await size in group { count += size }
            return count
        }
        print("all made:", count, "and still", root.log.identity)
    }
}
