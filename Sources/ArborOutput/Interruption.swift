import CAtomics

/// Signals that end the process, held back while outputs are written, so that no temporary file stays.
public enum Interruption {
    /// Lets SIGINT, SIGTERM and SIGHUP wait for the end of a write. A signal that the parent process has told this one
    /// to ignore stays ignored.
    public static func install() {
        // A file that may not grow as long as an output is, then, a failed write.
        signal(SIGXFSZ, SIG_IGN)
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            var action = sigaction()
            guard sigaction(signal, nil, &action) == 0, !action.isIgnored else { continue }
            action = sigaction()
            action.handler = handle
            // Without SA_RESTART, so that a system call that waits ends.
            sigaction(signal, &action, nil)
        }
    }

    /// Lets these signals reach the process, even if it was started by a thread that blocks them, such as one of Dispatch.
    /// The threads that start later inherit it.
    public static func unblock() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// True if a signal has arrived during the write.
    static var isPending: Bool { arbor_counter_load(&state) >= arrival }

    /// Runs a write. A signal that arrives meanwhile ends the process after it.
    static func deferring<Value>(_ write: () -> Value) -> Value {
        let before = arbor_counter_add(&state, 1)
        // A signal has come first, and its handler is ending the process on another thread.
        if before >= arrival, before % arrival == 0 { while true { pause() } }
        defer {
            let before = arbor_counter_add(&state, -1)
            if before >= arrival, before % arrival == 1 { end(by: Int32(arbor_counter_load(&pendingSignal))) }
        }
        return write()
    }

    /// The number of writes that have begun and not ended, plus `arrival` for each signal that has arrived. It is one
    /// number, so that a signal comes either before a write or during it.
    private nonisolated(unsafe) static var state = arbor_counter()
    private static let arrival: Int64 = 1 << 32
    /// The number of the signal that has arrived; 0 for none.
    private nonisolated(unsafe) static var pendingSignal = arbor_counter()

    private static let handle: @convention(c) (Int32) -> Void = { signal in
        arbor_counter_store(&pendingSignal, Int64(signal))
        if arbor_counter_add(&state, arrival) % arrival == 0 { end(by: signal) }
    }

    /// Ends the process as the signal would have.
    private static func end(by signal: Int32) {
        var action = sigaction()
        action.handler = SIG_DFL
        sigaction(signal, &action, nil)
        kill(getpid(), signal)
    }
}
