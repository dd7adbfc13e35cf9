#if os(Windows)
    public final class Logger {}
#endif
