/// The sizes in bytes of the messages by which a build system and a remote execution service describe an action.
///
/// They follow the Remote Execution API, version 2 (`build/bazel/remote/execution/v2/remote_execution.proto`), with
/// SHA-256 digests. The frames of gRPC and HTTP/2 are not counted.
struct RemoteMessages {
    /// A file that an action reads.
    struct Input {
        var path: String
        var bytes: Int
    }

    /// The files besides the program, which all actions share.
    let inputs: [Input]
    let arguments: [String]
    let outputs: [Input]

    /// The messages of the folders above the inputs. A change of one file changes the messages of the folders
    /// above it.
    private(set) var folders: [String: Int] = [:]

    init(inputs: [Input], arguments: [String], outputs: [Input]) {
        (self.inputs, self.arguments, self.outputs) = (inputs, arguments, outputs)
        var contents: [String: Int] = ["": 0]
        for input in inputs {
            let parts = input.path.split(separator: "/")
            let parents = Self.folders(above: input.path)
            contents[parents.last!, default: 0] += Self.node(parts.last!.utf8.count, input.bytes)
            for folder in parents { contents[folder, default: 0] += 0 }
        }
        // Each folder is named in the folder above it. The size of its message hardly changes the digest's own size.
        for folder in contents.keys where !folder.isEmpty {
            let parents = Self.folders(above: folder)
            let name = folder.split(separator: "/").last!.utf8.count
            contents[parents.last!, default: 0] += Self.node(name, 1 << 10)
        }
        folders = contents
    }

    /// The folders above a path, from the top, which is the empty path.
    private static func folders(above path: String) -> [String] {
        var folders = [""]
        let parts = path.split(separator: "/").dropLast()
        for count in 0..<parts.count { folders.append(parts.prefix(count + 1).joined(separator: "/")) }
        return folders
    }

    /// The messages of the folders above some paths, in bytes.
    func folderBytes(above paths: [String]) -> Int {
        Set(paths.flatMap(Self.folders)).reduce(0) { $0 + (folders[$1] ?? 0) }
    }
}

// The fields of protocol buffers.
extension RemoteMessages {
    private static func varint(_ value: Int) -> Int {
        max(1, (Int.bitWidth - value.leadingZeroBitCount + 6) / 7)
    }

    /// A field of text, bytes or a message.
    private static func field(_ length: Int) -> Int { 1 + varint(length) + length }

    /// A digest: 64 hexadecimal digits, and a size.
    static func digest(_ size: Int) -> Int { field(64) + 1 + varint(size) }

    /// A file or a folder in the message of its folder: a name and a digest.
    private static func node(_ name: Int, _ size: Int) -> Int { field(field(name) + field(digest(size))) }

    var folderBytes: Int { folders.values.reduce(0, +) }

    var inputBytes: Int { inputs.reduce(0) { $0 + $1.bytes } }

    /// The arguments and the paths of the outputs.
    var commandBytes: Int {
        (arguments + outputs.map(\.path)).reduce(0) { $0 + Self.field($1.utf8.count) }
    }

    /// The digests of the command and of the top folder.
    var actionBytes: Int { Self.field(Self.digest(commandBytes)) + Self.field(Self.digest(1 << 10)) }

    /// The outputs with their digests.
    var resultBytes: Int {
        outputs.reduce(0) {
            $0 + Self.field(Self.field($1.path.utf8.count) + Self.field(Self.digest($1.bytes)))
        }
    }

    /// The question which of the action's blobs are missing: all files, folders, the command and the action.
    var questionBytes: Int { (inputs.count + folders.count + 2) * Self.field(Self.digest(1 << 13)) }
}
