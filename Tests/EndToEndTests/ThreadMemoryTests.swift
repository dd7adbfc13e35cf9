import ArborTestSupport
import Foundation
import Testing

@Suite(
    "Memory of threads",
    .enabled(if: Machine.allows("/usr/bin/strace", "-qq", "-o", "/dev/null", "true")))
struct ThreadMemoryTests {
    @Test("a run asks the system for large pages")
    func largePages() async throws {
        let project = try await FaultProject()
        let log = project.workspace.scratch.url("strace.log")
        let result = try await Command.run(
            URL(filePath: "/usr/bin/strace"),
            ["-f", "-qq", "-e", "trace=madvise", "-o", log.path, Products.arbor.path]
                + FaultProject.arguments,
            in: project.workspace.scratch.folder)
        #expect(result.status == 0, "\(result.errors)")
        let calls = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        #expect(calls.contains { $0.contains("67108864, MADV_HUGEPAGE") }, "\(calls)")
    }
}
