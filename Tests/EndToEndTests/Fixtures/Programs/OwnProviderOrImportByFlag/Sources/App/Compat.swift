import Arbor

#if !USELIB
    @Instantiable public final class Logger: Instantiable { public init() {} }
#endif
