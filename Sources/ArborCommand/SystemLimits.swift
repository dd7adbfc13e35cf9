/// What the system has to grant before a run can begin.
///
/// The runtime waits for ever if it can't start a thread, and crashes if it can't open its own files. So this is asked
/// first, at the cost of some threads that end at once.
enum SystemLimits {
    /// Returns what is missing, as a sentence with its remedy; `nil` if nothing is.
    static func shortage(processors: Int) -> String? {
        if let most = mostOpenFiles(), most < 16 {
            return "this process may only open \(most) files, but Arbor needs 16: raise the limit (ulimit -n)"
        }
        let memory = limit(of: resource(RLIMIT_AS))
        if memory < leastMemory {
            return
                "this process may only use \(memory >> 20) MB of memory, but Arbor needs \(leastMemory >> 20) MB: "
                + "raise the limit (ulimit -v)"
        }
        // Where limits are far away, one thread shows that others haven't used them up.
        let threads = isTight ? processors + 3 : 1
        if !canStart(threads: threads) {
            return "the system allows no \(threads) more thread\(threads == 1 ? "" : "s"): "
                + "raise the limits on processes and memory (ulimit -u, ulimit -v, or the container's limits)"
        }
        return nil
    }

    /// The least address space. The C library sets aside much more than is used.
    private static let leastMemory: UInt64 = 256 << 20

    /// Raises the limit of open files as far as it may be, and returns it; `nil` if it is not known.
    private static func mostOpenFiles() -> Int? {
        var limit = rlimit()
        guard getrlimit(resource(RLIMIT_NOFILE), &limit) == 0 else { return nil }
        if limit.rlim_cur < 4096, limit.rlim_cur < limit.rlim_max {
            limit.rlim_cur = min(4096, limit.rlim_max)
            setrlimit(resource(RLIMIT_NOFILE), &limit)
        }
        return Int(clamping: limit.rlim_cur)
    }

    /// True if the process has a limit that it may reach with a thread for each processor.
    private static var isTight: Bool {
        let unlimited: UInt64 = 1 << 40
        return limit(of: processes) < 4096 || limit(of: resource(RLIMIT_AS)) < unlimited
            || mostProcessesOfContainer < 4096
    }

    private static func limit(of resource: Resource) -> UInt64 {
        var limit = rlimit()
        return getrlimit(resource, &limit) == 0 ? UInt64(limit.rlim_cur) : .max
    }

    /// The limit of a control group, which counts threads too.
    private static var mostProcessesOfContainer: Int {
        let file = open("/sys/fs/cgroup/pids.max", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return .max }
        defer { close(file) }
        let text = [UInt8](unsafeUninitializedCapacity: 20) { $1 = max(0, read(file, $0.baseAddress, 20)) }
        return Int(String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)) ?? .max
    }

    /// Starts threads that wait for each other's start, and ends them.
    private static func canStart(threads count: Int) -> Bool {
        var lock = pthread_mutex_t()
        pthread_mutex_init(&lock, nil)
        pthread_mutex_lock(&lock)
        var threads: [Thread] = []
        while threads.count < count, let thread = start(waitingFor: &lock) { threads.append(thread) }
        pthread_mutex_unlock(&lock)
        for thread in threads { pthread_join(thread, nil) }
        pthread_mutex_destroy(&lock)
        return threads.count == count
    }
}

#if canImport(Darwin)
    private typealias Thread = pthread_t
    private typealias Resource = Int32

    private let processes = RLIMIT_NPROC

    private func resource(_ resource: Int32) -> Int32 { resource }

    private func start(waitingFor lock: UnsafeMutablePointer<pthread_mutex_t>) -> Thread? {
        var thread: pthread_t?
        let code = pthread_create(
            &thread, nil,
            {
                waitFor($0)
                return nil
            }, lock)
        return code == 0 ? thread : nil
    }
#else
    private typealias Thread = pthread_t
    #if canImport(Glibc)
        private typealias Resource = __rlimit_resource_t

        private let processes = resource(__RLIMIT_NPROC)

        private func resource(_ resource: __rlimit_resource) -> Resource { Resource(resource.rawValue) }
    #else
        private typealias Resource = Int32

        private let processes = RLIMIT_NPROC

        private func resource(_ resource: Int32) -> Int32 { resource }
    #endif

    private func start(waitingFor lock: UnsafeMutablePointer<pthread_mutex_t>) -> Thread? {
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            {
                if let lock = $0 { waitFor(lock) }
                return nil
            }, lock)
        return code == 0 ? thread : nil
    }
#endif

private func waitFor(_ lock: UnsafeMutableRawPointer) {
    let lock = lock.assumingMemoryBound(to: pthread_mutex_t.self)
    pthread_mutex_lock(lock)
    pthread_mutex_unlock(lock)
}
