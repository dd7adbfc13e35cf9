import ArborModel
import ArborSyntax

/// The findings of the checks of one declaration, as its macro sees it. Ranges count from the start of its
/// text.
public struct DeclarationChecks: Equatable, Sendable {
    /// The declaration that was read; `nil` if the text declares no type.
    public var type: TypeDeclaration?
    /// The faults in the order in which they were found, without repetitions.
    public var diagnostics: [Diagnostic] = []
}

extension SourceReader {
    /// Checks the type or extension that `@Instantiable` is attached to. The rules are the tool's, and those
    /// that need the layout of the whole declaration.
    ///
    /// - Parameters:
    ///   - source: The text of the declaration with its attributes.
    ///   - path: The path of the file, for the diagnostics.
    public mutating func checkInstantiable(_ source: String, path: String) -> DeclarationChecks {
        checkInstantiable(source, path: path, in: source)
    }

    /// - Parameter text: The whole text of the file, as far as it is known.
    mutating func checkInstantiable(_ source: String, path: String, in text: String) -> DeclarationChecks {
        var source = source
        return source.withUTF8 { bytes in
            var (file, layout) = readWithLayout(bytes)
            layout?.file = text
            var lowering = DeclarationLowering(file, path: path, layout: layout)
            lowering.checkFirstType()
            return DeclarationChecks(
                type: file.types.first, diagnostics: lowering.diagnostics.withoutRepetitions)
        }
    }

    /// Checks the annotated properties of a type without `@Instantiable`. Their annotations have no effect
    /// there, and the same rules apply to them.
    public mutating func checkProperties(_ source: String, path: String) -> DeclarationChecks {
        var source = source
        return source.withUTF8 { bytes in
            let (file, layout) = readWithLayout(bytes)
            guard let type = file.types.first, layout != nil, file.faults.isEmpty else {
                return DeclarationChecks()
            }
            var lowering = DeclarationLowering(file, path: path, layout: layout)
            lowering.subject = type.name
            _ = lowering.dependencies(of: type)
            lowering.checkConstancy(of: type)
            return DeclarationChecks(type: type, diagnostics: lowering.diagnostics.withoutRepetitions)
        }
    }

    /// Checks a `#SafeDIConfiguration`.
    public mutating func checkConfiguration(_ source: String, path: String) -> DeclarationChecks {
        var lowering = DeclarationLowering(read(source), path: path)
        _ = lowering.configurations()
        return DeclarationChecks(diagnostics: lowering.diagnostics)
    }

    /// True if a declaration's head is that of a class, struct or actor with `@Instantiable`. The macro of that
    /// annotation checks the properties.
    public mutating func isInstantiable(_ head: String) -> Bool {
        guard let type = read(head).types.first, type.kind != .extension else { return false }
        return ProviderDeclaration.Kind(instantiable: type.kind) != nil
            && type.attributes.contains { $0.isOfType }
    }
}

extension DeclarationLowering {
    /// Checks only the first type. The types nested in it have macros of their own.
    fileprivate mutating func checkFirstType() {
        guard let type = file.types.first else {
            let location = SourceLocation(path: path)
            let message = "'@Instantiable' can only be attached to a class, struct, actor or extension"
            diagnostics = [Diagnostic(.unsupportedDeclaration, message, about: [], at: location)]
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
    /// Removes repetitions: several bindings of one `let` share an annotation, and each reports its faults.
    fileprivate var withoutRepetitions: [Diagnostic] {
        var known: Set<FaultIdentity> = []
        return filter { known.insert(FaultIdentity(range: $0.location?.range, message: $0.message)).inserted }
    }
}

private struct FaultIdentity: Hashable {
    var range: SourceRange?
    var message: String
}
