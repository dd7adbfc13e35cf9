import ArborTestSupport
import Foundation
import Testing

/// Runs in which one system call after the other fails, or is the last one.
///
/// `ARBOR_FAULTS=all` tries every call of a run with every error, which takes some minutes. Otherwise a share is tried,
/// chosen by a seed.
@Suite(
    "Injected faults", .serialized,
    .enabled(if: Machine.allows("/usr/bin/strace", "-qq", "-o", "/dev/null", "true")))
struct FaultInjectionTests {
    /// The calls of a run, and the errors that each may have.
    static let errors: KeyValuePairs<String, [String]> = [
        "openat": ["EACCES", "EIO", "EMFILE", "ENFILE", "ENOMEM", "ENOSPC", "EINTR", "EROFS"],
        "write": ["EIO", "ENOSPC", "EINTR", "EDQUOT"], "fsync": ["EIO", "ENOSPC", "EINTR"],
        "renameat": ["EIO", "ENOSPC", "EROFS"], "unlinkat": ["EIO", "EROFS"], "ftruncate": ["EIO"],
        "fchmod": ["EPERM"], "flock": ["ENOLCK", "EINTR"], "read": ["EIO", "EINTR"], "pread64": ["EIO"],
        "newfstatat": ["EIO", "ENOMEM", "EACCES"], "getdents64": ["EIO", "ENOENT"],
        "close": ["EIO", "EINTR"],
        "lseek": ["EIO"], "mmap": ["ENOMEM"], "munmap": ["ENOMEM"], "brk": ["ENOMEM"], "clone3": ["EAGAIN"],
        "getcwd": ["ENOENT", "EACCES"], "fcntl": ["EIO"],
    ]

    /// The numbers of the calls that a run makes, by name.
    private static func counts(of project: FaultProject) async throws -> [String: Int] {
        let log = project.workspace.scratch.url("strace.log")
        let result = try await Command.run(
            URL(filePath: "/usr/bin/strace"),
            ["-f", "-qq", "-o", log.path, Products.arbor.path] + FaultProject.arguments,
            in: project.workspace.scratch.folder)
        try #require(result.status == 0, "\(result.errors)")
        let text = try String(contentsOf: log, encoding: .utf8)
        try FileManager.default.removeItem(at: log)
        // strace counts the calls of each thread by themselves.
        var counts: [Substring: [Substring: Int]] = [:]
        for line in text.split(separator: "\n") {
            // A short process id is followed by several spaces.
            guard let end = line.firstIndex(of: "("), let space = line.firstIndex(of: " "), space < end
            else { continue }
            let call = line[space..<end].drop { $0 == " " }
            counts[call, default: [:]][line[..<space], default: 0] += 1
        }
        return counts.reduce(into: [:]) { $0[String($1.key)] = $1.value.values.max() }
    }

    private static func faults(of project: FaultProject) async throws -> [InjectedFault] {
        try project.reset()
        try project.edit(to: .new)
        let counts = try await counts(of: project)
        var faults: [InjectedFault] = []
        for (call, errors) in Self.errors {
            for number in 1...max(1, counts[call] ?? 1) {
                for effect in errors.map({ "error=\($0)" }) + ["signal=KILL", "signal=TERM"] {
                    faults.append(InjectedFault(call: call, effect: effect, occurrence: "\(number)"))
                }
            }
            for error in errors where error != "EINTR" {
                faults.append(InjectedFault(call: call, effect: "error=\(error)", occurrence: "1+"))
            }
        }
        var random = SplitMix(seed: 13)
        let isWhole = ProcessInfo.processInfo.environment["ARBOR_FAULTS"] == "all"
        // The calls that write are few, and all of them are tried.
        let isTried = { (fault: InjectedFault) in
            isWhole || ["renameat", "fsync", "unlinkat", "ftruncate"].contains(fault.call)
        }
        return faults.filter { isTried($0) || Int.random(in: 0..<16, using: &random) == 0 }
    }

    @Test(
        "outputs are whole, old or new together, and the next run is like a clean one",
        .timeLimit(.minutes(60)))
    func faults() async throws {
        let project = try await FaultProject()
        let faults = try await Self.faults(of: project)
        #expect(faults.count > 100)
        print("\(faults.count) faults are injected")
        for fault in faults { try await check(fault, project) }
    }

    private func check(_ fault: InjectedFault, _ project: FaultProject) async throws {
        try project.reset()
        try project.edit(to: .new)
        let result = try await project.generate(injecting: fault)
        #expect(result.status != 137 || fault.isKill, "\(fault): the run did not end")
        for (name, data) in project.contents {
            #expect(data == project.old[name] || data == project.new[name], "\(fault): \(name) is torn")
        }
        if result.status == 0 {
            #expect(project.contents == project.new, "\(fault): 'all is well', and it is not")
        }
        if result.status != 0, !fault.isKill {
            #expect(result.errors.contains("error: "), "\(fault): no reason is given")
        }
        try await checkNextRuns(after: fault, project)
    }

    private func checkNextRuns(after fault: InjectedFault, _ project: FaultProject) async throws {
        // Even a run that finds a fault brings the outputs into one state.
        try project.edit(to: .broken)
        #expect(try await project.generate().status == 1, "\(fault)")
        let contents = project.contents
        #expect(contents == project.old || contents == project.new, "\(fault): old and new outputs")
        try project.edit(to: .new)
        let clean = try await project.generate()
        #expect(clean.status == 0, "\(fault): \(clean.errors)")
        #expect(project.contents == project.new, "\(fault)")
        #expect(project.leftovers.isEmpty, "\(fault): \(project.leftovers)")
    }
}
