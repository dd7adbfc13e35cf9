import ArborModel

/// A file that is read whole, as text.
public enum TextFile {
    public struct Failure: Error {
        public var message: String
    }

    public static func read(_ path: String) -> Result<String, Failure> {
        var buffer = FileBuffer()
        if let failure = buffer.load(path) { return .failure(Failure(message: failure.message)) }
        return .success(String(decoding: buffer.bytes, as: UTF8.self))
    }
}
