import ArborJSON

/// A `WorkRequest` of Bazel's protocol: a command line, or the wish to cancel an earlier request.
///
///     {"arguments": ["scan", …], "inputs": [{"path": "A.arbor", "digest": "…"}], "requestId": 1,
///      "cancel": false, "verbosity": 0, "sandboxDir": "…"}
///
/// Each field may be absent, and other fields are ignored, as in every message of a protocol buffer.
struct WorkRequest: Equatable, Sendable {
    /// The error of a field with a value of a wrong type.
    struct Fault: Error, Equatable {
        /// The name of the field, and the values that it may have.
        var field: String
        var expected: String
    }

    struct Input: Equatable, Sendable {
        var path: String
        /// Identifies the bytes of the file. The text has no other meaning.
        var digest: String
    }

    var arguments: [String] = []
    /// The files that the command may read.
    var inputs: [Input] = []
    /// Identifies the request until it is answered. Requests with 0 are handled one after another.
    var id = 0
    /// True if the earlier request with this id is to be cancelled.
    var isCancellation = false
    /// The folder that the command's paths are relative to; `nil` for the working folder.
    var sandbox: String?

    init(_ json: JSONValue) throws(Fault) {
        arguments = try Self.list("arguments", of: json, "a list of texts", \.string)
        inputs = try Self.list(
            "inputs", of: json, "a list of objects with a 'path' and a 'digest'", Input.init)
        id = try Self.value("requestId", of: json, "a whole number", \.integer) ?? 0
        isCancellation = try Self.value("cancel", of: json, "true or false", \.bool) ?? false
        sandbox = try Self.value("sandboxDir", of: json, "a text", \.string)
        if sandbox?.isEmpty == true { sandbox = nil }
    }

    private static func list<Element>(
        _ field: String, of json: JSONValue, _ expected: String, _ element: (JSONValue) -> Element?
    ) throws(Fault) -> [Element] {
        let values = try value(field, of: json, expected, \.elements) ?? []
        let elements = values.compactMap(element)
        guard elements.count == values.count else { throw Fault(field: field, expected: expected) }
        return elements
    }

    private static func value<Value>(
        _ field: String, of json: JSONValue, _ expected: String, _ value: (JSONValue) -> Value?
    ) throws(Fault) -> Value? {
        guard let member = json[field], member != .null else { return nil }
        guard let value = value(member) else { throw Fault(field: field, expected: expected) }
        return value
    }
}

extension WorkRequest.Input {
    fileprivate init?(_ json: JSONValue) {
        guard let path = json["path"]?.string else { return nil }
        self.init(path: path, digest: json["digest"]?.string ?? "")
    }
}

extension JSONValue {
    fileprivate var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
}
