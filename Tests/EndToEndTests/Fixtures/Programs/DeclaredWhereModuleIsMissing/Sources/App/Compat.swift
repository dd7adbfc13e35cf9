import Arbor

#if !canImport(Lib)
    @Instantiable public final class Logger: Instantiable { public init() {} }
#endif
