#if NEVER
@MainActor public protocol Screen {}
#else
public protocol Screen {}
#endif
