/// An operand of an `#if` condition, without operators.
///
/// Equivalent spellings are one atom: `os(OSX)` is `os(macOS)`, and `compiler(>=6.0)` is `compiler(>=6)`. The opposite
/// of a version test, `compiler(<6)`, is the negated atom.
public enum ConditionAtom: Hashable, Sendable {
    /// A flag, set by `-D`.
    case flag(String)
    /// One of several values. A build has at most one of them: `os(Linux)`, `arch(arm64)`.
    case choice(Choice, String)
    /// The version of the compiler, the language or a module is at least the given one.
    case version(Line, [Int])
    /// `canImport(A)`, `canImport(A.B)`
    case module(String)
    /// An operand that has no relation to any other, identified by its text: `hasFeature(X)`, `hasAttribute(x)`.
    case other(String)

    /// A property with several possible values. A build has at most one of them.
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
    /// True if no other atom says anything about this one, so that it has a variable of its own.
    var isIndependent: Bool {
        switch self {
        case .flag, .other: true
        case .choice, .version, .module: false
        }
    }

    /// Reads `name(argument)`.
    ///
    /// - Parameter argument: The argument, without white space and comments.
    /// - Returns: The atom, and whether the call tests for its opposite.
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
        if argument.hasPrefix(">="), let components = components(of: argument.dropFirst(2)) {
            return (.version(line, components), false)
        }
        guard argument.hasPrefix("<"), let components = components(of: argument.dropFirst()) else {
            return nil
        }
        return (.version(line, components), true)
    }

    /// `Module`, `Module,_version:1.2`
    private static func canImport(_ argument: String) -> (atom: ConditionAtom, isNegated: Bool) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        let module = String(parts[0])
        guard parts.count == 2 else {
            return parts.count == 1 ? (.module(module), false) : plain("canImport", argument)
        }
        let pair = parts[1].split(separator: ":", omittingEmptySubsequences: false)
        guard pair.count == 2, let components = components(of: pair[1].filter { $0 != "\"" }[...]) else {
            return plain("canImport", argument)
        }
        switch pair[0] {
        case "_version": return (.version(.module(module), components), false)
        case "_underlyingVersion": return (.version(.underlying(module), components), false)
        default: return plain("canImport", argument)
        }
    }

    /// Returns the components of a version without trailing zeros, because 6.0 equals 6.
    private static func components(of text: Substring) -> [Int]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        var components = parts.compactMap { part in
            part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(part) : nil
        }
        guard components.count == parts.count else { return nil }
        while components.last == 0 { components.removeLast() }
        return components
    }
}

extension ConditionAtom {
    /// Returns the atom or its opposite as Swift source.
    func text(isNegated: Bool) -> String {
        if case .version(let line, let components) = self, line == .compiler || line == .language {
            let version = (components.isEmpty ? [0] : components).map(String.init).joined(separator: ".")
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
        case .version(let line, let components):
            let version =
                (components + Array(repeating: 0, count: max(0, 2 - components.count)))
                .map(String.init).joined(separator: ".")
            return switch line {
            case .module(let name): "canImport(\(name), _version: \(version))"
            case .underlying(let name): "canImport(\(name), _underlyingVersion: \(version))"
            case .compiler, .language: ""
            }
        }
    }
}
