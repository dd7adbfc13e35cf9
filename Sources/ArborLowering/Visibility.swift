import ArborModel
import ArborSyntax

extension TypeDeclaration {
    /// The access level as written; `nil` if none is.
    package var access: String? { modifiers.first(where: accessLevels.contains) }

    /// The modifier that hides the type from other files; `nil` if its module sees it.
    ///
    /// - Parameter around: The enclosing declarations, from the outermost to the innermost.
    package func hidden(in around: [TypeDeclaration]) -> String? {
        (around + [self]).lazy.compactMap(\.access).first(where: fileLevels.contains)
    }

    /// Returns the declarations that only their own module sees, of those that a call from a generated file names: the
    /// type, the types around it, and the initializer or function. Whether `package` is enough is left to the compiler.
    ///
    /// - Parameter around: The enclosing declarations, from the outermost to the innermost.
    package func internalParts(
        calling callable: CallableDeclaration?, around: [TypeDeclaration]
    ) -> [ProviderDeclaration.InternalPart] {
        let all = around + [self]
        var parts: [ProviderDeclaration.InternalPart] = []
        for (index, type) in all.enumerated() where type.kind != .extension {
            let outer = index > 0 && all[index - 1].kind == .extension ? all[index - 1].access : nil
            if isVisible(type.access ?? outer) { continue }
            parts.append(
                .init(
                    title: "\(type.kind.rawValue) \(type.name.lastComponent)", range: type.nameRange,
                    keyword: type.access == nil ? type.keywordRange.start : nil))
        }
        if let callable, !isVisible(callable.access ?? (kind == .extension ? access : nil)) {
            parts.append(
                .init(
                    title: callable.title, range: callable.range,
                    keyword: callable.access == nil ? callable.range.start : nil))
        }
        return parts
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
