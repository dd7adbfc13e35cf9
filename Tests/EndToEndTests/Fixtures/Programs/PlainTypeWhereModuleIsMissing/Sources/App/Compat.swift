#if canImport(Lib)
#else
    public final class Logger {}
#endif
