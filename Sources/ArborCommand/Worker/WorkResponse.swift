import ArborJSON

/// A `WorkResponse` of Bazel's protocol: the one answer to a request.
struct WorkResponse: Equatable, Sendable {
    var exitCode: Int32 = 0
    /// Everything that the command printed.
    var output = ""
    /// The id of the request.
    var id: Int
    /// True if the request was cancelled. The other fields say nothing then.
    var wasCancelled = false

    /// The answer as JSON on one line.
    var line: [UInt8] {
        var members: [JSONValue.Member] = [
            .init(key: "exitCode", value: .integer(Int(exitCode))),
            .init(key: "output", value: .string(output)),
            .init(key: "requestId", value: .integer(id)),
        ]
        if wasCancelled { members.append(.init(key: "wasCancelled", value: true)) }
        return JSONValue.object(members).bytes + [UInt8(ascii: "\n")]
    }
}
