/// One of the streams that the process was started with.
enum StandardStream: Int32 {
    case input, output, error

    /// The error of a stream that doesn't take a text.
    struct Failure: Error {
        var reason: String
    }

    /// Writes a whole text, without the buffers of the C library, which hide an error until the process ends.
    func write(_ text: String) throws(Failure) {
        var text = text
        let error = text.withUTF8 { send(UnsafeRawBufferPointer($0)) }
        if error != 0 { throw Failure(reason: String(cString: strerror(error))) }
    }

    /// Returns 0, or the number of the error.
    private func send(_ bytes: UnsafeRawBufferPointer) -> Int32 {
        var rest = bytes
        while !rest.isEmpty {
            let count = writeBytes(rawValue, rest.baseAddress!, rest.count)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                waitUntilReady()
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    /// Waits for a pipe that another process has set to return at once when it is full.
    private func waitUntilReady() {
        var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }

    /// Opens the streams that the process was started without. Otherwise the next file that is opened would get such a
    /// stream's number, and what is printed would go into it.
    static func occupyNumbers() {
        for stream in [input, output, error] where fcntl(stream.rawValue, F_GETFD) < 0 {
            // Opened the other way round, so that reading or writing fails, as it would have.
            _ = open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
        }
    }
}

/// The system's `write`, which the method of the same name would hide.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(file, bytes, count)
}
