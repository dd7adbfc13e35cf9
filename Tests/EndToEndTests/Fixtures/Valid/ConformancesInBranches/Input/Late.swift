#if DEBUG
extension Late: P {}
#endif

#if os(Linux)
extension Main: Q {}
#else
extension Main: Q {}
#endif

#if os(Linux) || os(macOS)
extension Desk: P {}
#else
#error("not for phones")
#endif
