import Foundation

/// A conversation with `sourcekit-lsp`, as an editor has it: JSON-RPC over standard streams. A reply is awaited
/// for at most `patience`.
final class LanguageServer {
    struct Failure: Error, CustomStringConvertible { var description: String }
    typealias Object = [String: Any]

    private static let patience: TimeInterval = 60

    private let process = Process()
    private let input = Pipe()
    private let messages: MessageQueue
    private let folder: URL
    private var lastID = 0
    private var version = 0

    /// Starts the server in a folder with a `compile_commands.json`.
    init(in folder: URL) throws {
        guard let program = Programs.find("sourcekit-lsp") else {
            throw Failure(description: "no sourcekit-lsp in PATH: it comes with the toolchain")
        }
        self.folder = folder
        let output = Pipe()
        process.executableURL = program
        process.currentDirectoryURL = folder
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        messages = MessageQueue(output.fileHandleForReading)
        try process.run()
        _ = try request(
            "initialize",
            ["processId": NSNull(), "rootUri": folder.absoluteString, "capabilities": Self.capabilities])
        try notify("initialized", Object())
    }

    /// The capabilities of the editor, which accepts code actions as edits.
    private static var capabilities: Object {
        let kinds: Object = ["codeActionKind": ["valueSet": ["quickfix"]]]
        return ["textDocument": ["codeAction": ["codeActionLiteralSupport": kinds]]]
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// Sends a file's text, the first time or again.
    func show(_ text: String, as file: URL) throws {
        version += 1
        var document: Object = ["uri": file.absoluteString, "version": version]
        if version == 1 {
            document["languageId"] = "swift"
            document["text"] = text
            return try notify("textDocument/didOpen", ["textDocument": document])
        }
        try notify("textDocument/didChange", ["textDocument": document, "contentChanges": [["text": text]]])
    }

    /// The diagnostics of the file as it was sent last.
    func diagnostics(of file: URL) throws -> [Object] {
        let report =
            try request("textDocument/diagnostic", ["textDocument": ["uri": file.absoluteString]]) as? Object
        guard let items = report?["items"] as? [Object] else {
            throw Failure(description: "no report of diagnostics: \(String(describing: report))")
        }
        return items
    }

    /// The proposed fixes for a fault.
    func fixes(for diagnostic: Object, in file: URL) throws -> [Object] {
        let parameters: Object = [
            "textDocument": ["uri": file.absoluteString], "range": diagnostic["range"] ?? NSNull(),
            "context": ["diagnostics": [diagnostic]],
        ]
        let actions = try request("textDocument/codeAction", parameters) as? [Object] ?? []
        return actions.filter { action in
            let fixed = action["diagnostics"] as? [Object] ?? []
            return action["kind"] as? String == "quickfix"
                && fixed.contains { $0["message"] as? String == diagnostic["message"] as? String }
        }
    }

    func end() throws {
        _ = try request("shutdown", Object())
        try notify("exit", Object())
        try input.fileHandleForWriting.close()
    }

    private func request(_ method: String, _ parameters: Object) throws -> Any? {
        lastID += 1
        try send(["id": lastID, "method": method, "params": parameters])
        let end = Date(timeIntervalSinceNow: Self.patience)
        while let message = messages.next(until: end) {
            if message["method"] != nil {
                // A request of the server. An editor without a result replies with null.
                if let id = message["id"] { try send(["id": id, "result": NSNull()]) }
            } else if message["id"] as? Int == lastID {
                if let error = message["error"] { throw Failure(description: "\(method): \(error)") }
                return message["result"]
            }
        }
        throw Failure(
            description: "sourcekit-lsp gave no answer to \(method) in \(Int(Self.patience)) seconds")
    }

    private func notify(_ method: String, _ parameters: Object) throws {
        try send(["method": method, "params": parameters])
    }

    private func send(_ message: Object) throws {
        let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
        let header = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
        try input.fileHandleForWriting.write(contentsOf: header + body)
    }
}

/// The messages of a server, read on a thread of its own.
private final class MessageQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private var bytes = Data()
    private var isAtEnd = false

    init(_ handle: FileHandle) {
        Thread.detachNewThread { [self] in
            while true {
                let part = handle.availableData
                condition.withLock {
                    bytes += part
                    isAtEnd = part.isEmpty
                    condition.broadcast()
                }
                if part.isEmpty { return }
            }
        }
    }

    /// The next message; `nil` if none arrives in time, or ever.
    func next(until end: Date) -> [String: Any]? {
        condition.withLock {
            while true {
                if let message = take() { return message }
                if isAtEnd || !condition.wait(until: end) { return nil }
            }
        }
    }

    /// Removes a complete message from the front: `Content-Length: 2`, an empty line, `{}`.
    private func take() -> [String: Any]? {
        guard let head = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self).split(separator: "\r\n")
        let length = lines.first { $0.hasPrefix("Content-Length:") }?.split(separator: " ").last.flatMap {
            Int($0)
        }
        guard let length, bytes.distance(from: head.upperBound, to: bytes.endIndex) >= length else {
            return nil
        }
        let body = bytes[head.upperBound..<head.upperBound + length]
        bytes = Data(bytes[(head.upperBound + length)...])
        return try? JSONSerialization.jsonObject(with: body) as? [String: Any]
    }
}

extension String {
    /// The text after the edits of a code action. An editor counts columns in UTF-16 code units.
    func applying(edits: [LanguageServer.Object]) -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let starts = lines.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count + 1) }
        func offset(_ position: Any?) -> Int {
            let place = position as? [String: Int] ?? [:]
            return starts[place["line"] ?? 0] + (place["character"] ?? 0)
        }
        var units = Array(utf16)
        let changes = edits.map { edit in
            let range = edit["range"] as? LanguageServer.Object
            return (offset(range?["start"])..<offset(range?["end"]), edit["newText"] as? String ?? "")
        }
        for (range, text) in changes.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            units.replaceSubrange(range, with: text.utf16)
        }
        return String(decoding: units, as: UTF16.self)
    }
}
