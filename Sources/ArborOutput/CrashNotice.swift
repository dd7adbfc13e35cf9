/// A sentence on standard error if the process crashes, so that nobody has to guess what a signal's number means.
///
/// The outputs are whole then, because each takes its place only when it is complete.
public enum CrashNotice {
    /// Installs the notice for the signals of crashes. A handler that is there already, such as that of the runtime's
    /// backtraces, stays.
    public static func install() {
        for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] {
            var action = sigaction()
            guard sigaction(signal, nil, &action) == 0, action.isDefault else { continue }
            action = sigaction()
            action.handler = handle
            // The second time, the signal ends the process as if there were no handler.
            action.sa_flags = Int32(truncatingIfNeeded: Int(SA_RESETHAND))
            sigaction(signal, &action, nil)
        }
    }

    private static let handle: @convention(c) (Int32) -> Void = { signal in
        message.withUTF8Buffer { _ = write(STDERR_FILENO, $0.baseAddress!, $0.count) }
        if signal == SIGABRT { return }
        kill(getpid(), signal)
    }

    private static let message: StaticString = """
        arbor: error: Arbor crashed. Too little memory does this, or a fault of Arbor's own. Every output is whole, old \
        or new.

        """
}
