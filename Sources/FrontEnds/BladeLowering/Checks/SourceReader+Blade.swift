import ArborModel
import ArborSyntax

// The checks of one declaration, as its macro sees it. The rules are the tool's. Ranges count from the start of the text.

extension SourceReader {
    /// Checks the declaration that `@Module` or `@Component` is attached to, without its members' annotations.
    public mutating func checkBladeType(_ source: String, path: String) -> [Diagnostic] {
        var source = source
        return source.withUTF8 { bytes in
            let (file, layout) = readWithLayout(bytes)
            var lowering = BladeFileLowering(file, path: path, layout: layout)
            lowering.checkFirstType()
            return lowering.diagnostics
        }
    }

    /// Checks the initializer or function that `@Provider` is attached to.
    ///
    /// - Parameter source: The declaration as the only member of the type around it.
    public mutating func checkBladeProvider(_ source: String, path: String) -> [Diagnostic] {
        var source = source
        return source.withUTF8 { bytes in
            let (file, layout) = readWithLayout(bytes)
            var lowering = BladeFileLowering(file, path: path, layout: layout)
            lowering.checkFirstCallable()
            return lowering.diagnostics
        }
    }
}

extension BladeFileLowering {
    fileprivate mutating func checkFirstType() {
        reportBrokenDeclarations(in: Array(file.types.prefix(1)))
        guard let type = file.types.first else {
            return report("@Module can only be attached to an enum, and @Component to a protocol")
        }
        _ = lowerAnnotation(of: type)
    }

    fileprivate mutating func checkFirstCallable() {
        reportBrokenDeclarations(in: Array(file.types.prefix(1)))
        guard let type = file.types.first, let callable = type.callables.first else {
            return report("@Provider can only be attached to an initializer or a static function of a module")
        }
        if type.isForgottenModule { _ = forgottenModule(type, at: callable.range) }
        _ = lowerProvider(callable, of: type)
    }

    private mutating func report(_ message: String) {
        diagnostics.append(
            Diagnostic(.unsupportedDeclaration, message, about: [], at: SourceLocation(path: path)))
    }
}
