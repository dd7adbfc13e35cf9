import ArborModel
import ArborSyntax

/// The findings on one declaration alone, as a macro sees it. Ranges count from the start of its text.
public struct DeclarationChecks: Equatable, Sendable {
    /// The declaration as it was read; `nil` if the text is no type.
    public var type: TypeDeclaration?
    /// The faults in the order in which they were found, each once.
    public var diagnostics: [Diagnostic] = []
}

extension SourceReader {
    /// Judges the type or the extension that an `@Instantiable` is attached to, by the rules of the graph and by those
    /// that ask for the whole of a declaration.
    ///
    /// - Parameters:
    ///   - source: The declaration, attributes included.
    ///   - path: The file that the diagnostics name.
    ///   - enclosing: The head of the declaration around.
    public mutating func judgeInstantiable(
        _ source: String, path: String, enclosing: String? = nil
    ) -> DeclarationChecks {
        let isInPublicExtension = enclosing.map { isPublicExtension($0) } ?? false
        var source = source
        return source.withUTF8 { bytes in
            var (file, layout) = readWithLayout(bytes)
            layout?.isInPublicExtension = isInPublicExtension
            var lowering = DeclarationLowering(file, path: path, layout: layout)
            lowering.judgeFirst()
            return DeclarationChecks(
                type: file.types.first, diagnostics: lowering.diagnostics.withoutRepetitions)
        }
    }

    /// Judges the annotated properties of a type without `@Instantiable`. They have no meaning there, and the same
    /// rules apply to them.
    public mutating func judgeProperties(_ source: String, path: String) -> DeclarationChecks {
        var source = source
        return source.withUTF8 { bytes in
            let (file, layout) = readWithLayout(bytes)
            guard let type = file.types.first, let layout, file.faults.isEmpty else {
                return DeclarationChecks()
            }
            var lowering = DeclarationLowering(file, path: path, layout: layout)
            lowering.judged = type.name
            _ = lowering.dependencies(of: type)
            lowering.checkConstancy(of: type, in: layout)
            return DeclarationChecks(type: type, diagnostics: lowering.diagnostics.withoutRepetitions)
        }
    }

    /// Judges a `#SafeDIConfiguration`.
    public mutating func judgeConfiguration(_ source: String, path: String) -> DeclarationChecks {
        var lowering = DeclarationLowering(read(source), path: path)
        _ = lowering.configurations()
        return DeclarationChecks(diagnostics: lowering.diagnostics)
    }

    /// Whether a declaration's head is that of a class, a struct or an actor with an `@Instantiable`: its macro judges its
    /// properties.
    public mutating func isInstantiable(_ head: String) -> Bool {
        guard let type = read(head).types.first, type.kind != .extension else { return false }
        return ProviderDeclaration.Kind(rawValue: type.kind.rawValue) != nil
            && type.attributes.contains { $0.isOfType }
    }

    private mutating func isPublicExtension(_ head: String) -> Bool {
        guard let type = read(head).types.first else { return false }
        return type.kind == .extension && type.modifiers.contains("public")
    }
}

extension DeclarationLowering {
    /// Judges the first type alone: those in it have macros of their own.
    fileprivate mutating func judgeFirst() {
        guard let type = file.types.first else {
            let place = SourceLocation(path: path)
            let message = "'@Instantiable' goes with a class, a struct, an actor or an extension"
            diagnostics = [Diagnostic(.unsupportedDeclaration, message, about: [], at: place)]
            return
        }
        let attribute = type.attributes.first { $0.isOfType }
        reportFaults(in: [type])
        _ = lower(
            type,
            annotatedBy: attribute ?? Attribute(name: "", arguments: [], text: "", range: type.range))
    }
}

extension [Diagnostic] {
    /// Several bindings of one `let` have one annotation, whose faults would be told for each.
    fileprivate var withoutRepetitions: [Diagnostic] {
        var known: Set<FaultIdentity> = []
        return filter { known.insert(FaultIdentity(place: $0.location?.range, message: $0.message)).inserted }
    }
}

private struct FaultIdentity: Hashable {
    var place: SourceRange?
    var message: String
}
