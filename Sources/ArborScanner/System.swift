#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
#endif

/// Returns the system's message for the error of the last failed call.
func systemMessage(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }
