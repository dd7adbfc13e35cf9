/// A single question that an `#if` condition asks of a build, without operators.
///
/// Two spellings of one question are one atom: `os(OSX)` is `os(macOS)`, `compiler(>=6.0)` is `compiler(>=6)`, and
/// `compiler(<6)` is the opposite of it.
public enum ConditionAtom: Hashable, Sendable {
    /// A flag, set by `-D`.
    case flag(String)
    /// One of several values, of which a build has one at most: `os(Linux)`, `arch(arm64)`.
    case choice(Choice, String)
    /// A version of the compiler, of the language or of a module, that is at least the given one.
    case version(Line, [Int])
    /// `canImport(A)`, `canImport(A.B)`
    case module(String)
    /// A question that can't be related to any other, by its text: `hasFeature(X)`, `hasAttribute(x)`.
    case other(String)

    /// A question with several answers, of which one build gives one at most.
    public enum Choice: String, Sendable, CaseIterable {
        /// The operating system: `os(Linux)`.
        case system = "os"
        /// The processor architecture: `arch(arm64)`.
        case architecture = "arch"
        /// The target environment: `targetEnvironment(simulator)`.
        case environment = "targetEnvironment"
        /// The byte order: `_endian(little)`.
        case byteOrder = "_endian"
        /// The language runtime: `_runtime(_ObjC)`.
        case runtime = "_runtime"
        /// The width of a pointer in bits: `_pointerBitWidth(_64)`.
        case pointerWidth = "_pointerBitWidth"
        /// The scheme of pointer authentication: `_ptrauth(_arm64e)`.
        case pointerAuthentication = "_ptrauth"
        /// The object file format. The sources spell it `_objectFileFormat(ELF)`.
        case objectFormat = "objectFormat"
    }

    /// A subject whose versions are compared.
    public enum Line: Hashable, Sendable {
        /// The compiler: `compiler(>=6)`.
        case compiler
        /// The language mode: `swift(>=6)`.
        case language
        /// A module: `canImport(A, _version: 1.2)`.
        case module(String)
        /// The library under a module's Swift overlay: `canImport(A, _underlyingVersion: 1.2)`.
        case underlying(String)
    }
}

extension ConditionAtom {
    /// Reads `name(argument)`.
    ///
    /// - Parameter argument: without white space and comments.
    /// - Returns: the atom, and whether the call asks for its opposite.
    static func reading(_ name: String, _ argument: String) -> (atom: ConditionAtom, isNegated: Bool) {
        switch name {
        case "compiler": return version(.compiler, argument) ?? plain(name, argument)
        case "swift": return version(.language, argument) ?? plain(name, argument)
        case "canImport": return canImport(argument)
        case "_objectFileFormat": return (.choice(.objectFormat, argument), false)
        default:
            guard let choice = Choice(rawValue: name) else { return plain(name, argument) }
            return (.choice(choice, aliases[choice]?[argument] ?? argument), false)
        }
    }

    private static let aliases: [Choice: [String: String]] = [
        .system: ["OSX": "macOS", "xrOS": "visionOS"],
        .environment: ["UIKitForMac": "macCatalyst", "macabi": "macCatalyst"],
    ]

    private static func plain(_ name: String, _ argument: String) -> (atom: ConditionAtom, isNegated: Bool) {
        (.other("\(name)(\(argument))"), false)
    }

    /// `>=6.1`, `<6.1`
    private static func version(
        _ line: Line, _ argument: String
    ) -> (atom: ConditionAtom, isNegated: Bool)? {
        if argument.hasPrefix(">="), let numbers = numbers(of: argument.dropFirst(2)) {
            return (.version(line, numbers), false)
        }
        guard argument.hasPrefix("<"), let numbers = numbers(of: argument.dropFirst()) else { return nil }
        return (.version(line, numbers), true)
    }

    /// `Module`, `Module,_version:1.2`
    private static func canImport(_ argument: String) -> (atom: ConditionAtom, isNegated: Bool) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        let module = String(parts[0])
        guard parts.count == 2 else {
            return parts.count == 1 ? (.module(module), false) : plain("canImport", argument)
        }
        let pair = parts[1].split(separator: ":", omittingEmptySubsequences: false)
        guard pair.count == 2, let numbers = numbers(of: pair[1].filter { $0 != "\"" }[...]) else {
            return plain("canImport", argument)
        }
        switch pair[0] {
        case "_version": return (.version(.module(module), numbers), false)
        case "_underlyingVersion": return (.version(.underlying(module), numbers), false)
        default: return plain("canImport", argument)
        }
    }

    /// Zeros at the end change nothing: 6.0 is 6.
    private static func numbers(of text: Substring) -> [Int]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        var numbers = parts.compactMap { part in
            part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(part) : nil
        }
        guard numbers.count == parts.count else { return nil }
        while numbers.last == 0 { numbers.removeLast() }
        return numbers
    }
}

extension ConditionAtom {
    /// The atom as Swift source, or its opposite.
    func text(isNegated: Bool) -> String {
        if case .version(let line, let numbers) = self, line == .compiler || line == .language {
            let version = (numbers.isEmpty ? [0] : numbers).map(String.init).joined(separator: ".")
            return "\(line == .compiler ? "compiler" : "swift")(\(isNegated ? "<" : ">=")\(version))"
        }
        return (isNegated ? "!" : "") + plainText
    }

    private var plainText: String {
        switch self {
        case .flag(let name): return name
        case .choice(.objectFormat, let value): return "_objectFileFormat(\(value))"
        case .choice(let choice, let value): return "\(choice.rawValue)(\(value))"
        case .module(let name): return "canImport(\(name))"
        case .other(let text): return text
        case .version(let line, let numbers):
            let version =
                (numbers.count < 2 ? numbers + Array(repeating: 0, count: 2 - numbers.count) : numbers)
                .map(String.init).joined(separator: ".")
            return switch line {
            case .module(let name): "canImport(\(name), _version: \(version))"
            case .underlying(let name): "canImport(\(name), _underlyingVersion: \(version))"
            case .compiler, .language: ""
            }
        }
    }
}
