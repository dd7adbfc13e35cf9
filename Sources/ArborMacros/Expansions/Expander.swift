import ArborModel
import ArborSyntax
import SafeDIFrontEnd

/// Answers the compiler's requests. It owns the reader, whose parser is made once a process.
struct Expander: ~Copyable {
    /// What Swift 5.9 to 6.3 speak. Newer compilers keep to the version that the plugin names.
    static let protocolVersion = 7

    private var reader = SourceReader(.safeDI)
    private var echoes = RepeatedRequestFilter()

    /// The reply to one message. Every message has one: the compiler waits for it.
    mutating func reply(to message: [UInt8]) -> [UInt8] {
        do {
            let request = HostRequest(try JSONReader.read(message, skipping: HostRequest.unusedKeys))
            return reply(to: request).json.bytes
        } catch {
            let text = "the compiler's message is not JSON: \(error.reason.rawValue) at byte \(error.offset)"
            return PluginReply.expansion(.failure([.atNoPlace(text)])).json.bytes
        }
    }

    mutating func reply(to request: HostRequest) -> PluginReply {
        switch request {
        case .getCapability: .capability(version: Self.protocolVersion)
        case .expandAttached(let expansion): .expansion(expand(expansion))
        case .expandFreestanding(let expansion): .expansion(expand(expansion))
        case .loadLibrary: .libraryRefused([.atNoPlace("ArborMacros loads no libraries")])
        case .unknown(let name):
            .expansion(.failure([.atNoPlace("ArborMacros doesn't know the compiler's message '\(name)'")]))
        }
    }

    private mutating func expand(_ request: FreestandingExpansion) -> Expansion {
        switch MacroType(rawValue: request.typeName) {
        case .configuration: ConfigurationExpansion(of: request, reader: &reader).result
        default: .failure([.noSuchMacro(request.typeName, at: request.syntax)])
        }
    }

    private mutating func expand(_ request: AttachedExpansion) -> Expansion {
        switch MacroType(rawValue: request.typeName) {
        case .instantiable where request.role == "member":
            InstantiableExpansion(of: request, reader: &reader).result
        case .instantiable, .configuration: .nothing
        case let macro?:
            PropertyExpansion(of: request, as: macro, reader: &reader, echoes: &echoes).result
        case nil: .failure([.noSuchMacro(request.typeName, at: request.attribute)])
        }
    }
}

extension WireDiagnostic {
    fileprivate static func atNoPlace(_ message: String) -> WireDiagnostic {
        WireDiagnostic(message: message, position: .nowhere)
    }

    fileprivate static func noSuchMacro(_ typeName: String, at piece: SyntaxPiece) -> WireDiagnostic {
        WireDiagnostic(
            message: "this version of Arbor has no macro '\(typeName)'; clean the build and build again",
            position: piece.start)
    }
}
