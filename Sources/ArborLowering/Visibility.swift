import ArborModel
import ArborSyntax

extension TypeDeclaration {
    /// The access level as written; `nil` if none is.
    package var access: String? { modifiers.first(where: accessLevels.contains) }

    /// The modifier that hides the type from other files; `nil` if its module sees it.
    ///
    /// - Parameter around: The enclosing declarations, from the outermost to the innermost.
    package func hidden(in around: [TypeDeclaration]) -> String? {
        for type in around.indices {
            if let access = around[type].access, fileLevels.contains(access) { return access }
        }
        return access.flatMap { fileLevels.contains($0) ? $0 : nil }
    }

    /// Returns the declarations that only their own module sees, of those that a call from a generated file names: the
    /// type, the types around it, and the initializer or function. Whether `package` is enough is left to the compiler.
    ///
    /// - Parameter around: The enclosing declarations, from the outermost to the innermost.
    package func internalParts(
        calling callable: CallableDeclaration?, around: [TypeDeclaration]
    ) -> [ProviderDeclaration.InternalPart] {
        var parts: [ProviderDeclaration.InternalPart] = []
        for index in around.indices {
            parts += around[index].internalPart(inside: index > 0 ? around[index - 1] : nil)
        }
        parts += internalPart(inside: around.last)
        if let callable, !isVisible(callable.access ?? (kind == .extension ? access : nil)) {
            parts.append(
                .init(
                    title: callable.title, range: callable.range,
                    keyword: callable.access == nil && !callable.hasDefaultWithNames
                        ? callable.range.start : nil,
                    // The function of an extension returns the extended type.
                    exposed: callable.parameters.map(\.type) + (kind == .extension ? [name] : [])))
        }
        return parts
    }

    /// The part that the type's own name is. Its access may be that of the extension around it.
    private func internalPart(inside outer: TypeDeclaration?) -> [ProviderDeclaration.InternalPart] {
        if kind == .extension || isVisible(access ?? (outer?.kind == .extension ? outer?.access : nil)) {
            return []
        }
        return [
            .init(
                title: "\(kind.rawValue) \(name.lastComponent)", range: nameRange,
                keyword: access == nil ? keywordRange.start : nil,
                // A superclass is the first.
                exposed: kind == .class ? Array(inherits.prefix(1)) : [])
        ]
    }
}

extension CallableDeclaration {
    /// The access level as written; `nil` if none is.
    package var access: String? { modifiers.first(where: accessLevels.contains) }

    /// The modifier that hides the declaration from other files; `nil` if its module sees it.
    ///
    /// - Parameter around: The enclosing declarations of the type, from the outermost to the innermost.
    package func hidden(in type: TypeDeclaration, around: [TypeDeclaration]) -> String? {
        hiddenAccess ?? type.hidden(in: around)
    }

    /// Returns whether other modules see the declaration, as far as its own modifiers say.
    package func isVisible(in type: TypeDeclaration) -> Bool {
        ArborLowering.isVisible(access ?? (type.kind == .extension ? type.access : nil))
    }

    /// The declaration's own modifier that hides it from other files; `nil` if its module sees it.
    package var hiddenAccess: String? { access.flatMap { fileLevels.contains($0) ? $0 : nil } }

    /// True if a default value names a declaration, which other modules may not see.
    fileprivate var hasDefaultWithNames: Bool {
        parameters.contains { $0.defaultValue.map(Self.hasName) ?? false }
    }

    private static func hasName(_ value: String) -> Bool {
        value.withBytes { bytes in
            let tokens = SourceTokens(of: bytes)
            return tokens.indices.contains { index in
                guard let name = tokens.name(index), let first = name.first,
                    !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
                else { return false }
                return !tokens.isSign(index - 1, ".") && !literals.contains { $0.utf8.elementsEqual(name) }
            }
        }
    }

    private static let literals: Set<String> = ["true", "false", "nil"]

    fileprivate var title: String {
        if name == "init" { return name }
        return (modifiers.contains("static") ? "static " : "") + "func \(name)"
    }
}

private let accessLevels: Set<String> = ["public", "open", "package", "internal", "fileprivate", "private"]
private let fileLevels: Set<String> = ["private", "fileprivate"]

func isVisible(_ access: String?) -> Bool {
    access == "public" || access == "open" || access == "package"
}
