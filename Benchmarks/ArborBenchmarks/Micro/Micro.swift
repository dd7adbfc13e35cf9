/// One stage alone.
struct Micro {
    let name: String
    let files: Int
    let bytes: Int
    /// Does all the work once. The result is the same each time and depends on all of the work, so the
    /// optimiser can't remove any.
    let work: () async -> Int
}

extension Micro {
    /// - Parameter work: The work on one file, by a worker that is created for each round.
    init<File, Worker>(
        _ name: String, _ files: [File], bytes: Int, with worker: @escaping () -> Worker,
        _ work: @escaping (Worker, File) -> Int
    ) {
        self.init(name: name, files: files.count, bytes: bytes) {
            let worker = worker()
            return files.reduce(0) { $0 &+ work(worker, $1) }
        }
    }

    init<File>(_ name: String, _ files: [File], bytes: Int, _ work: @escaping (File) -> Int) {
        self.init(name, files, bytes: bytes, with: {}, { _, file in work(file) })
    }
}
