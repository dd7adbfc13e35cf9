import ArborJSON

// The compiler requires every key, also for empty lists.

extension PluginReply {
    var json: JSONValue {
        switch self {
        case .capability(let version):
            ["getCapabilityResult": ["capability": ["protocolVersion": .integer(version), "features": []]]]
        case .expansion(let expansion):
            [
                "expandMacroResult": [
                    "expandedSource": expansion.source.map(JSONValue.string) ?? .null,
                    "diagnostics": .array(expansion.diagnostics.map(\.json)),
                ]
            ]
        case .libraryRefused(let diagnostics):
            ["loadPluginLibraryResult": ["loaded": false, "diagnostics": .array(diagnostics.map(\.json))]]
        }
    }
}

extension WireDiagnostic {
    fileprivate var json: JSONValue {
        [
            "message": .string(message),
            "severity": .string(severity.rawValue),
            "position": position.json,
            "highlights": .array(highlights.map(\.json)),
            "notes": .array(notes.map(\.json)),
            "fixIts": .array(fixIts.map(\.json)),
        ]
    }
}

extension WireDiagnostic.Position {
    fileprivate var json: JSONValue { ["fileName": .string(fileName), "offset": .integer(offset)] }
}

extension WireDiagnostic.Range {
    fileprivate var json: JSONValue {
        [
            "fileName": .string(fileName),
            "startOffset": .integer(offsets.lowerBound),
            "endOffset": .integer(offsets.upperBound),
        ]
    }
}

extension WireDiagnostic.Note {
    fileprivate var json: JSONValue { ["position": position.json, "message": .string(message)] }
}

extension WireDiagnostic.FixIt {
    fileprivate var json: JSONValue {
        [
            "message": .string(message),
            "changes": .array(changes.map { ["range": $0.range.json, "newText": .string($0.newText)] }),
        ]
    }
}
