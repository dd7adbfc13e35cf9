/// The bytes that an action moves.
struct Traffic {
    /// Between the build's machine and the cache.
    var client = 0
    /// Between the workers and the cache.
    var workers = 0

    static func + (left: Traffic, right: Traffic) -> Traffic {
        Traffic(client: left.client + right.client, workers: left.workers + right.workers)
    }

    static func += (left: inout Traffic, right: Traffic) { left = left + right }
}

extension RemoteMessages {
    /// The question for a cached result, and the answer.
    private var lookup: Int { 2 * Self.digest(1) + resultBytes }

    /// The first run of the action, by a worker that has none of its inputs except the program. The build's machine
    /// downloads no outputs.
    ///
    /// - Parameter uploaded: The bytes of the inputs that the build's machine has and the cache doesn't.
    func firstRun(uploading uploaded: Int) -> Traffic {
        let messages = folderBytes + commandBytes + actionBytes
        return Traffic(
            client: lookup + questionBytes + messages + uploaded,
            workers: messages + inputBytes + resultBytes + outputBytes)
    }

    /// The run after a change of some inputs, by a worker that has the others.
    ///
    /// - Parameter uploaded: The bytes of the changed inputs that only the build's machine has.
    func laterRun(changing changed: [Input], uploading uploaded: Int) -> Traffic {
        let messages = folderBytes(above: changed.map(\.path)) + actionBytes
        let downloaded = changed.reduce(0) { $0 + $1.bytes }
        return Traffic(
            client: lookup + questionBytes + messages + uploaded,
            workers: messages + downloaded + resultBytes + outputBytes)
    }

    /// The result is in the cache, and its outputs stay there.
    var cached: Traffic { Traffic(client: lookup, workers: 0) }

    private var outputBytes: Int { outputs.reduce(0) { $0 + $1.bytes } }
}
