import Foundation

/// What the machine allows. A container may forbid to trace a process, or to give it a name space of its own.
enum Machine {
    /// The sanitizer that `scripts/test-sanitizer` runs the tests with: `address`, `undefined` or `thread`.
    static let sanitizer = ProcessInfo.processInfo.environment["ARBOR_SANITIZER"]

    /// True if a sanitizer keeps a shadow of the whole memory, for which it reserves terabytes of addresses.
    static let hasShadowMemory = sanitizer == "address" || sanitizer == "thread"

    /// Returns whether a command succeeds.
    static func allows(_ program: String, _ arguments: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
