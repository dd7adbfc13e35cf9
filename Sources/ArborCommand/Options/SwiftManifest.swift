import ArborJSON
import ArborPipeline
import ArborScanner

/// The manifest of SafeDI 2.0's tool: which source gets which generated file.
///
///     {"dependencyTreeGeneration": [{"inputFilePath": "App.swift", "outputFilePath": "App+SafeDI.swift"}],
///      "mockGeneration": [{"inputFilePath": "Page.swift", "outputFilePath": "Page+SafeDIMock.swift"}],
///      "configurationFilePaths": [], "additionalMocksToGenerate": [],
///      "mockConfigurationOutputFilePath": "SafeDIMockConfiguration.swift"}
///
/// The roots of a module share functions, so all code of one kind goes to the first file of that kind. The others say
/// where it is.
struct SwiftManifest {
    private struct Entry {
        var input: String
        var output: String
    }

    private let path: String
    /// The files of the roots; `nil` if the manifest is about mocks only.
    private let roots: [Entry]?
    private let mocks: [Entry]
    private let mockConfiguration: String?
    private let mockNames: [String]

    /// Reads a manifest.
    ///
    /// - Parameter path: The file, for messages too.
    init(_ path: String, for command: CommandSpec) throws(UsageError) {
        self.path = path
        let json = try Self.read(path, for: command)
        func wrong(_ key: String, _ kind: String) -> UsageError {
            UsageError(
                message: "The manifest '\(path)' is invalid: '\(key)' is not \(kind)", command: command)
        }
        func entries(_ key: String) throws(UsageError) -> [Entry] {
            guard let value = json[key], value != .null else { return [] }
            var entries: [Entry] = []
            for element in value.elements ?? [.null] {
                guard let input = element["inputFilePath"]?.string,
                    let output = element["outputFilePath"]?.string
                else { throw wrong(key, "a list of pairs of 'inputFilePath' and 'outputFilePath'") }
                entries.append(Entry(input: input, output: output))
            }
            return entries
        }
        func texts(_ key: String) throws(UsageError) -> [String] {
            guard let value = json[key], value != .null else { return [] }
            let texts = value.elements?.compactMap(\.string)
            guard let texts, texts.count == value.elements?.count else { throw wrong(key, "a list of texts") }
            return texts
        }
        func isGiven(_ key: String) -> Bool { json[key] != nil && json[key] != .null }
        if !isGiven("dependencyTreeGeneration"), !isGiven("mockGeneration") {
            throw wrong("dependencyTreeGeneration", "there, and neither is 'mockGeneration'")
        }
        roots = isGiven("dependencyTreeGeneration") ? try entries("dependencyTreeGeneration") : nil
        mocks = try entries("mockGeneration")
        _ = try texts("configurationFilePaths")
        mockNames = try texts("additionalMocksToGenerate")
        let configuration = json["mockConfigurationOutputFilePath"] ?? .null
        mockConfiguration = configuration.string
        if mockConfiguration == nil, configuration != .null {
            throw wrong("mockConfigurationOutputFilePath", "a text")
        }
    }

    private static func read(_ path: String, for command: CommandSpec) throws(UsageError) -> JSONValue {
        var buffer = FileBuffer()
        if let failure = buffer.load(path, limit: FileBuffer.largestList) {
            throw UsageError(
                message: "The manifest '\(path)' can't be used: \(failure.message)", command: command)
        }
        do {
            return try JSONReader.read(Array(buffer.bytes))
        } catch {
            throw UsageError(
                message: "The manifest '\(path)' is invalid: no JSON at the byte \(error.offset)",
                command: command)
        }
    }
}

extension SwiftManifest {
    /// Sets the outputs, the roots' files and the mocks of the manifest.
    func apply(to configuration: inout Configuration) {
        let code = (roots ?? []).map(\.output).distinct
        let mockFiles = (mocks.map(\.output) + [mockConfiguration].compactMap(\.self)).distinct
        configuration.output = code.first
        configuration.mockOutput = mockFiles.first
        configuration.emptyOutputs =
            code.dropFirst().map { ($0, code[0]) } + mockFiles.dropFirst().map { ($0, mockFiles[0]) }
        configuration.rootFiles = roots?.map(\.input)
        // A type of another module is named instead of its file.
        configuration.mockScopedFiles = mocks.map(\.input).filter { $0.hasSuffix(".swift") }
        let types = mocks.map(\.input).filter { !$0.hasSuffix(".swift") }
        configuration.mockNames = (path, (mockNames + types).distinct)
    }
}

extension [String] {
    /// The texts without repetitions, in their order.
    fileprivate var distinct: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
