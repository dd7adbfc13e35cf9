import ArborModel

/// A file that is read whole, as text.
public enum TextFile {
    /// The reason why a file could not be read.
    public struct Failure: Error {
        /// The reason in a clause, without a full stop.
        public var message: String
    }

    /// Reads the file at a path. Bytes that are not UTF-8 become replacement characters.
    public static func read(_ path: String) -> Result<String, Failure> {
        var buffer = FileBuffer()
        if let failure = buffer.load(path) { return .failure(Failure(message: failure.message)) }
        return .success(String(decoding: buffer.bytes, as: UTF8.self))
    }
}
