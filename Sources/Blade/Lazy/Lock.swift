// The parts of the lazy values that use pointers. Swift's own atomics and its mutex require macOS 15. Their memory
// is allocated, because it must not move.

internal import CAtomics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A mutex that reports when a thread locks it twice, instead of waiting forever.
struct Lock: ~Copyable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        // The constant's type depends on the platform.
        pthread_mutexattr_settype(&attributes, .init(PTHREAD_MUTEX_ERRORCHECK))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Waits for the lock and takes it. Returns `false` if the calling thread holds it already.
    borrowing func lock() -> Bool { pthread_mutex_lock(mutex) == 0 }

    borrowing func unlock() { pthread_mutex_unlock(mutex) }
}

/// A flag that any thread may read and set without a lock. It begins unset.
struct Flag: ~Copyable {
    private let storage = UnsafeMutablePointer<arbor_flag>.allocate(capacity: 1)

    init() { storage.initialize(to: arbor_flag()) }

    deinit { storage.deallocate() }

    /// Whether the flag is set. If so, the caller sees all that the setting thread wrote before.
    var isSet: Bool { arbor_flag_is_set(storage) }

    /// Sets the flag, and returns whether it was set before.
    @discardableResult
    borrowing func set() -> Bool { arbor_flag_set(storage) }
}
