import CLoadedDiagnostics
import Foundation

/// A diagnostic of the compiler as editors read it, from the file that `-serialize-diagnostics-path` names.
struct SerializedDiagnostic: Equatable, Sendable {
    struct FixIt: Equatable, Sendable {
        /// The range in UTF-8 bytes of the file.
        var range: Range<Int>
        var text: String
    }

    /// The severity: 1 for a note, 2 for a warning, 3 for an error.
    var severity: Int
    var message: String
    /// The offset in UTF-8 bytes from the start of the file.
    var offset: Int
    var fixIts: [FixIt]
    /// The fix-its. The compiler stores each as a note of its own.
    var notes: [SerializedDiagnostic]

    /// A macro's message without the compiler's suffix `(from macro 'Name')`; `nil` if no macro reported it.
    var macroMessage: String? {
        message.range(of: " (from macro '", options: .backwards).map { String(message[..<$0.lowerBound]) }
    }
}

/// The toolchain's libclang.
final class DiagnosticsLibrary: Sendable {
    struct Failure: Error, CustomStringConvertible { var description: String }

    static let shared = Result { try DiagnosticsLibrary() }

    private nonisolated(unsafe) let library: UnsafeMutableRawPointer

    private init() throws {
        guard let compiler = Compiler.path?.resolvingSymlinksInPath() else {
            throw Failure(description: "no swiftc in PATH")
        }
        let folder = compiler.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "lib")
        let locations = ["libclang.so", "libclang.dylib"].map { folder.appendingPathComponent($0).path }
        guard let library = locations.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else {
            throw Failure(description: "the toolchain has no libclang in \(folder.path)")
        }
        self.library = library
    }

    func diagnostics(in file: URL) throws -> [SerializedDiagnostic] {
        var error: Int32 = 0
        var message = LoadedString()
        let load: clang_loadDiagnostics = function("clang_loadDiagnostics")
        guard let set = load(file.path, &error, &message) else {
            throw Failure(description: "can't read \(file.path): \(text(message))")
        }
        defer { (function("clang_disposeDiagnosticSet") as clang_disposeDiagnosticSet)(set) }
        return diagnostics(in: set)
    }

    private func diagnostics(in set: Loaded) -> [SerializedDiagnostic] {
        let count: clang_getNumDiagnosticsInSet = function("clang_getNumDiagnosticsInSet")
        let element: clang_getDiagnosticInSet = function("clang_getDiagnosticInSet")
        return (0..<count(set)).compactMap { element(set, $0) }.map(diagnostic)
    }

    private func diagnostic(_ loaded: Loaded) -> SerializedDiagnostic {
        let severity: clang_getDiagnosticSeverity = function("clang_getDiagnosticSeverity")
        let spelling: clang_getDiagnosticSpelling = function("clang_getDiagnosticSpelling")
        let location: clang_getDiagnosticLocation = function("clang_getDiagnosticLocation")
        let fixIts: clang_getDiagnosticNumFixIts = function("clang_getDiagnosticNumFixIts")
        let children: clang_getChildDiagnostics = function("clang_getChildDiagnostics")
        return SerializedDiagnostic(
            severity: Int(severity(loaded)), message: text(spelling(loaded)),
            offset: offset(location(loaded)),
            fixIts: (0..<fixIts(loaded)).map { fixIt($0, of: loaded) },
            notes: children(loaded).map(diagnostics) ?? [])
    }

    private func fixIt(_ index: UInt32, of loaded: Loaded) -> SerializedDiagnostic.FixIt {
        let get: clang_getDiagnosticFixIt = function("clang_getDiagnosticFixIt")
        let start: clang_getRangeStart = function("clang_getRangeStart")
        let end: clang_getRangeEnd = function("clang_getRangeEnd")
        var range = LoadedRange()
        let replacement = text(get(loaded, index, &range))
        return .init(range: offset(start(range))..<offset(end(range)), text: replacement)
    }

    private func offset(_ location: LoadedLocation) -> Int {
        let read: clang_getFileLocation = function("clang_getFileLocation")
        var offset: UInt32 = 0
        read(location, nil, nil, nil, &offset)
        return Int(offset)
    }

    private func text(_ string: LoadedString) -> String {
        let characters: clang_getCString = function("clang_getCString")
        defer { (function("clang_disposeString") as clang_disposeString)(string) }
        return characters(string).map { String(cString: $0) } ?? ""
    }

    private func function<Function>(_ name: String) -> Function {
        unsafeBitCast(dlsym(library, name), to: Function.self)
    }
}
