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
        if let failure = text.withUTF8({ Self.send(UnsafeRawBufferPointer($0), to: rawValue) }) {
            throw failure
        }
    }

    /// Writes all bytes to a file descriptor.
    static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Failure? {
        var rest = bytes
        while !rest.isEmpty {
            let count = writeBytes(descriptor, rest.baseAddress!, rest.count)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                waitUntilReady(descriptor)
            } else if errno != EINTR {
                return Failure(reason: String(cString: strerror(errno)))
            }
        }
        return nil
    }

    /// Waits for a pipe that another process has set to return at once when it is full.
    private static func waitUntilReady(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
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
