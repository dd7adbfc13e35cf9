#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
#endif

/// Calls a system function again as long as a signal interrupts it, and the signal is not one that ends the process.
func retrying<Value: FixedWidthInteger>(_ call: () -> Value) -> Value {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR || Interruption.isPending { return result }
    }
}
