import ArborJSON
import ArborModel
import ArborSyntax
import BladeLowering
import SafeDILowering

/// Replies to the compiler's requests. It owns the reader, whose parser is created once for each process.
struct Expander: ~Copyable {
    /// The protocol version of Swift 5.9 to 6.3. Newer compilers use the version that the plugin names.
    static let protocolVersion = 7

    private var reader = SourceReader(Vocabulary(joining: [.safeDI, .blade]))
    private var repeatedRequests = RepeatedRequestFilter()

    /// The reply to one message. The compiler waits for a reply to every message.
    mutating func reply(to message: [UInt8]) -> [UInt8] {
        do {
            let request = HostRequest(try JSONReader.read(message, skipping: HostRequest.unusedKeys))
            return reply(to: request).json.bytes
        } catch {
            let text = "the compiler's message is not JSON: \(error.reason.rawValue) at byte \(error.offset)"
            return PluginReply.expansion(.failure([.withoutLocation(text)])).json.bytes
        }
    }

    mutating func reply(to request: HostRequest) -> PluginReply {
        switch request {
        case .getCapability: .capability(version: Self.protocolVersion)
        case .expandAttached(let expansion): .expansion(expand(expansion))
        case .expandFreestanding(let expansion): .expansion(expand(expansion))
        case .loadLibrary: .libraryRefused([.withoutLocation("ArborMacros loads no libraries")])
        case .unknown(let name):
            .expansion(
                .failure([.withoutLocation("ArborMacros doesn't know the compiler's message '\(name)'")]))
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
        case .module, .component: BladeExpansion(ofType: request, reader: &reader).result
        case .provider: BladeExpansion(ofMember: request, reader: &reader).result
        case let macro?:
            PropertyExpansion(of: request, as: macro, reader: &reader, repeatedRequests: &repeatedRequests)
                .result
        case nil: .failure([.noSuchMacro(request.typeName, at: request.attribute)])
        }
    }
}

extension WireDiagnostic {
    fileprivate static func withoutLocation(_ message: String) -> WireDiagnostic {
        WireDiagnostic(message: message, position: .nowhere)
    }

    fileprivate static func noSuchMacro(_ typeName: String, at piece: SyntaxPiece) -> WireDiagnostic {
        WireDiagnostic(
            message: "this version of Arbor has no macro '\(typeName)'; clean the build and build again",
            position: piece.start)
    }
}
