import ArborModel

/// Renders all diagnostics as one SARIF 2.1.0 document, which code hosts and editors read. The rules are the
/// registry's.
struct SARIFRenderer {
    let version: String
    let source: any SourceLines

    func render(_ diagnostics: [Diagnostic]) -> String {
        var document = JSONLine()
        document.object { line in
            line.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            line.field("version", "2.1.0")
            line.field("runs", [diagnostics]) { run, diagnostics in
                run.field("tool") { $0.field("driver") { writeTool(&$0) } }
                run.field("columnKind", "utf16CodeUnits")
                run.field("results", diagnostics, evenIfEmpty: true) { write($1, &$0) }
            }
        }
        return document.text
    }

    private func writeTool(_ line: inout JSONLine) {
        line.field("name", "arbor")
        line.field("semanticVersion", version)
        line.field("rules", DiagnosticID.allCases) { rule, id in
            let entry = id.entry
            rule.field("id", id.rawValue)
            rule.field("shortDescription") { $0.field("text", entry.summary) }
            rule.field("fullDescription") { $0.field("text", entry.reason) }
            rule.field("helpUri", DiagnosticGuide.address(of: id))
            rule.field("help") { help in
                help.field("text", entry.remedy)
                help.field("markdown", DiagnosticGuide.section(on: id))
            }
            rule.field("defaultConfiguration") { configuration in
                // A rule that is off has the level that it gets when it is turned on.
                configuration.field("level", entry.level == .error ? "error" : "warning")
                if entry.level == .off { configuration.falseField("enabled") }
            }
        }
    }

    private func write(_ diagnostic: Diagnostic, _ line: inout JSONLine) {
        line.field("ruleId", diagnostic.id.rawValue)
        line.field("level", diagnostic.severity.rawValue)
        line.field("message") { $0.field("text", message(of: diagnostic)) }
        if let location = diagnostic.location {
            line.field("locations", [location]) { write($1, message: nil, &$0) }
        }
        let notes = (diagnostic.path + diagnostic.places + diagnostic.nearMisses).filter {
            $0.location != nil
        }
        line.field("relatedLocations", notes) { related, note in
            if let location = note.location { write(location, message: note.message, &related) }
        }
        line.field("partialFingerprints") { $0.field("arbor/v2", diagnostic.fingerprintText) }
        if let path = diagnostic.location?.path {
            line.field("fixes", diagnostic.fixIts) { write($1, in: path, &$0) }
        }
    }

    private func message(of diagnostic: Diagnostic) -> String {
        let chain = diagnostic.chain
        let path = chain.isEmpty ? "" : "\npath: " + chain.joined(separator: " ")
        let help = diagnostic.help.map { "\nhelp: \($0)" } ?? ""
        return (diagnostic.message + path + help).messageForSARIF
    }

    private func write(_ location: SourceLocation, message: String?, _ line: inout JSONLine) {
        line.field("physicalLocation") { physical in
            physical.field("artifactLocation") { $0.field("uri", location.path.asURI) }
            if let range = location.range {
                physical.field("region") { write(range, in: location.path, &$0) }
            }
        }
        if let message { line.field("message") { $0.field("text", message.messageForSARIF) } }
    }

    private func write(_ range: SourceRange, in path: String, _ line: inout JSONLine) {
        line.field("startLine", range.start.line)
        line.field("startColumn", source.utf16Column(of: range.start, in: path))
        line.field("endLine", range.end.line)
        line.field("endColumn", source.utf16Column(of: range.end, in: path))
        line.field("byteOffset", range.start.offset)
        line.field("byteLength", range.end.offset - min(range.start.offset, range.end.offset))
    }

    private func write(_ fixIt: Diagnostic.FixIt, in path: String, _ line: inout JSONLine) {
        line.field("description") { $0.field("text", fixIt.message.messageForSARIF) }
        line.field("artifactChanges", fixIt.changes(besides: path)) { change, file in
            change.field("artifactLocation") { $0.field("uri", file.path.asURI) }
            change.field("replacements", file.edits) { replacement, edit in
                replacement.field("deletedRegion") { write(edit.range, in: file.path, &$0) }
                replacement.field("insertedContent") { $0.field("text", edit.replacement, evenIfEmpty: true) }
            }
        }
    }
}

extension Diagnostic.FixIt {
    /// The edits by file, in the order in which the files are first named.
    ///
    /// - Parameter path: The path of the edits without one.
    fileprivate func changes(besides path: String) -> [(path: String, edits: [Edit])] {
        var changes: [(path: String, edits: [Edit])] = []
        for edit in edits {
            let path = edit.path ?? path
            if let index = changes.firstIndex(where: { $0.path == path }) {
                changes[index].edits.append(edit)
            } else {
                changes.append((path, [edit]))
            }
        }
        return changes
    }
}

extension String {
    /// The path as a URI reference. A relative path stays relative, because readers resolve it against the root
    /// of the sources.
    fileprivate var asURI: String {
        var text = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
                UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"):
                text.unicodeScalars.append(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return utf8.first == UInt8(ascii: "/") ? "file://\(text)" : text
    }
}
