import ArborModel

/// The reason why an output was not written.
public struct OutputFailure: Error {
    /// The fault, located at the path of the output.
    public var diagnostic: Diagnostic

    /// - Parameter reason: A clause that continues 'can't write the file'.
    public init(_ path: String, _ reason: String, help: String? = nil) {
        diagnostic = Diagnostic(
            .unwritableOutput, "can't write the file: \(reason)", about: [],
            at: SourceLocation(path: path), help: help)
    }

    /// Creates a failure from the error of the last system call.
    init(_ path: String, code: Int32 = errno) { self.init(path, String(cString: strerror(code))) }
}
