// A fuzz target: composed dependencies are read, linted and generated from any text without a fault.
import Dispatch

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let done = DispatchSemaphore(value: 0)
    Task {
        var path = ComposedPath()
        _ = await path.size(of: bytes)
        done.signal()
    }
    done.wait()
    return 0
}
