import ArborJSON

extension HostRequest {
    /// The key of the compiler's options, which are nine tenths of a message.
    static let unusedKeys = ["staticBuildConfiguration"]

    /// Reads a message of protocol versions 5 to 8: `{"name": {…}}`. Additions by newer compilers are ignored.
    init(_ message: JSONValue) {
        guard let request = message.onlyMember else {
            self = .unknown("")
            return
        }
        self = Self(name: request.key, payload: request.value) ?? .unknown(request.key)
    }

    private init?(name: String, payload: JSONValue) {
        switch name {
        case "getCapability": self = .getCapability
        case "loadPluginLibrary": self = .loadLibrary
        case "expandAttachedMacro":
            guard let expansion = AttachedExpansion(payload) else { return nil }
            self = .expandAttached(expansion)
        case "expandFreestandingMacro":
            guard let expansion = FreestandingExpansion(payload) else { return nil }
            self = .expandFreestanding(expansion)
        default: return nil
        }
    }
}

extension AttachedExpansion {
    fileprivate init?(_ payload: JSONValue) {
        guard let typeName = payload["macro"]?["typeName"]?.string, let role = payload["macroRole"]?.string,
            let attribute = payload["attributeSyntax"].flatMap(SyntaxPiece.init),
            let declaration = payload["declSyntax"].flatMap(SyntaxPiece.init)
        else { return nil }
        self.init(
            typeName: typeName, role: role, attribute: attribute, declaration: declaration,
            enclosing: payload["lexicalContext"]?.elements?.first?["source"]?.string,
            discriminator: payload["discriminator"]?.string ?? "")
    }
}

extension FreestandingExpansion {
    fileprivate init?(_ payload: JSONValue) {
        guard let typeName = payload["macro"]?["typeName"]?.string,
            let syntax = payload["syntax"].flatMap(SyntaxPiece.init)
        else { return nil }
        self.init(
            typeName: typeName, syntax: syntax,
            enclosing: payload["lexicalContext"]?.elements?.first?["source"]?.string)
    }
}

extension SyntaxPiece {
    fileprivate init?(_ value: JSONValue) {
        guard let source = value["source"]?.string, let location = value["location"],
            let fileName = location["fileName"]?.string, let offset = location["offset"]?.integer,
            // Offsets greater than any file's are rejected. The limit leaves room for additions below
            // `Int.max`.
            (0...Int(Int32.max)).contains(offset)
        else { return nil }
        self.init(source: source, fileName: fileName, offset: offset)
    }
}
