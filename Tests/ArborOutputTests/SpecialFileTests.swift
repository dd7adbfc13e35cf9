import ArborTestSupport
import Foundation
import Testing

@testable import ArborOutput

@Suite("Outputs that are no regular files")
struct SpecialFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "a device that takes no bytes is a failure, and stays",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func device() throws {
        // Through a link, so that a fault of the code can't remove the machine's device.
        let link = folder.path + "/full"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
        guard case .failure(let failure) = OutputFile.write([OutputFile(path: link, text: "text")]) else {
            Issue.record("the device has no room")
            return
        }
        #expect(failure.diagnostic.message == "can't write the file: No space left on device")
        #expect(FileManager.default.fileExists(atPath: "/dev/full"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/full")
    }

    @Test("a device that takes all bytes stays a device")
    func nothing() throws {
        #expect(try OutputFile.write([OutputFile(path: "/dev/null", text: "text")]).get() == ["/dev/null"])
        #expect(OutputPlace("/dev/null", of: .code).isSpecial)
    }

    @Test("a pipe is written, and not read first")
    func pipe() async throws {
        let path = folder.path + "/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        async let received = Self.contents(ofPipe: path)
        #expect(try OutputFile.write([OutputFile(path: path, text: "text")]).get() == [path])
        #expect(await received == "text")
        #expect(OutputPlace(path, of: .code).isSpecial)
    }

    @Test("two outputs may go to one device")
    func shared() throws {
        let files = [OutputFile(path: "/dev/null", text: "a"), OutputFile(path: "/dev/null", text: "b")]
        #expect(try OutputFile.write(files).get().count == 2)
    }

    @Test("a folder is a failure", arguments: ["", "/", "/..", "/."])
    func folders(suffix: String) throws {
        guard
            case .failure(let failure) = OutputFile.write([
                OutputFile(path: folder.path + suffix, text: "text")
            ])
        else {
            Issue.record("the folder was replaced")
            return
        }
        #expect(failure.diagnostic.message.contains("folder"))
        #expect(folder.names.isEmpty)
    }

    private static func contents(ofPipe path: String) async -> String? {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let data = try? FileHandle(forReadingAtPath: path)?.readToEnd()
                continuation.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
            }
        }
    }
}
