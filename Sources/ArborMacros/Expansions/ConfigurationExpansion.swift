import ArborModel
import ArborSyntax
import SafeDILowering

/// The expansion of `#SafeDIConfiguration`. It has no source, only diagnostics.
struct ConfigurationExpansion {
    let result: Expansion

    init(of request: FreestandingExpansion, reader: inout SourceReader) {
        let piece = request.syntax
        var faults = reader.checkConfiguration(piece.source, path: piece.fileName).diagnostics
        if request.enclosing != nil {
            faults.append(
                Diagnostic(
                    .unsupportedDeclaration,
                    "'#SafeDIConfiguration' can only be used at the top level of a file", about: [],
                    at: SourceLocation(path: piece.fileName), help: "move it out of the declaration around it"
                ))
        }
        result = Expansion(source: "", diagnostics: faults.map { WireDiagnostic($0, in: piece) })
    }
}
