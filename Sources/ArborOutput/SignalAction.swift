// The handler of a signal is in a union, which each system spells in its own way.

extension sigaction {
    var handler: (@convention(c) (Int32) -> Void)? {
        get {
            #if canImport(Darwin)
                __sigaction_u.__sa_handler
            #else
                __sigaction_handler.sa_handler
            #endif
        }
        set {
            #if canImport(Darwin)
                __sigaction_u.__sa_handler = newValue
            #else
                __sigaction_handler.sa_handler = newValue
            #endif
        }
    }

    var isIgnored: Bool { unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) }

    var isDefault: Bool { unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self) }
}
