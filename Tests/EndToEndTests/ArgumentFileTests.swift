import Foundation
import Testing

@Suite("A file of arguments")
struct ArgumentFileTests {
    @Test("the lines of the file are arguments, whatever is in them")
    func lines() async throws {
        let workspace = try Workspace(["My Sources/a 'b'.swift": Workspace.sound["Sources/Home.swift"] ?? ""])
        for ending in ["\n", "\r\n"] {
            try workspace.scratch.file(
                "args", ["scan", "My Sources/a 'b'.swift", ""].joined(separator: ending))
            let result = try await workspace.arbor("@args")
            #expect(result.status == 0)
            #expect(result.output == (try await workspace.arbor("scan", "My Sources/a 'b'.swift").output))
        }
    }

    @Test("only the last argument names one, and its lines name none")
    func last() async throws {
        let workspace = try Workspace(Workspace.sound)
        try workspace.scratch.file("paths", "Sources/App.swift\nSources/Home.swift")
        #expect(try await workspace.arbor("validate", "@paths").status == 0)
        #expect(try await workspace.arbor("validate", "@paths", "--quiet").status == 66)
        try workspace.scratch.file("more", "validate\n@paths\n")
        #expect(try await workspace.arbor("@more").errors.contains("there is no file or folder '@paths'"))
    }

    @Test("a file that can't be read is an error with a remedy, and a source may be named like one")
    func unreadable() async throws {
        let workspace = try Workspace(Workspace.sound)
        try workspace.scratch.file("@Sources/Home.swift", Workspace.sound["Sources/Home.swift"] ?? "")
        let result = try await workspace.arbor("scan", "@Sources/Home.swift.")
        #expect(result.status == 66)
        #expect(
            result.errors == """
                arbor: error: can't read the arguments in 'Sources/Home.swift.': there is no such file
                help: if '@Sources/Home.swift.' is a source itself, write './@Sources/Home.swift.'

                """)
        #expect(try await workspace.arbor("scan", "./@Sources/Home.swift").status == 0)
        try workspace.scratch.file("bytes", Data([0x61, 0xFF]))
        #expect(
            try await workspace.arbor("@bytes").errors.contains("the byte at offset 1 is not valid UTF-8"))
        #expect(try await workspace.arbor("@").status == 64)
    }
}
