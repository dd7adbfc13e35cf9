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

    /// True if a signal has arrived during the write.
    static var isPending: Bool { arbor_counter_load(&pendingSignal) != 0 }

    /// Runs a write. A signal that arrives meanwhile ends the process after it.
    static func deferring<Value>(_ write: () -> Value) -> Value {
        _ = arbor_counter_add(&depth, 1)
        defer {
            let isLast = arbor_counter_add(&depth, -1) == 1
            if isLast, isPending { end(by: Int32(arbor_counter_load(&pendingSignal))) }
        }
        return write()
    }

    /// The number of writes that have begun and not ended.
    private nonisolated(unsafe) static var depth = arbor_counter()
    /// The number of the signal that has arrived; 0 for none.
    private nonisolated(unsafe) static var pendingSignal = arbor_counter()

    private static let handle: @convention(c) (Int32) -> Void = { signal in
        if arbor_counter_load(&depth) == 0 {
            end(by: signal)
        } else {
            arbor_counter_store(&pendingSignal, Int64(signal))
        }
    }

    /// Ends the process as the signal would have.
    private static func end(by signal: Int32) {
        var action = sigaction()
        action.handler = SIG_DFL
        sigaction(signal, &action, nil)
        kill(getpid(), signal)
    }
}
