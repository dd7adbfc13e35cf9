import ArborLowering
import ArborModel
import ArborSyntax

// Singletons: a type whose initializer is private, and that keeps an instance of itself.

extension DeclarationLowering {
    /// The static property that keeps the only instance of a type; `nil` if others may make the type too.
    func sharedInstance(of type: TypeDeclaration, madeBy initializer: CallableDeclaration?) -> String? {
        guard initializer?.isPrivate == true else { return nil }
        return type.properties.first { property in
            property.modifiers.contains { $0 == "static" || $0 == "class" } && property.hasInitialValue
                && property.type.map { $0 == type.name } != false
        }?.label
    }

    /// What to do if there is to be no other instance.
    func help(onSharedInstanceOf type: TypeDeclaration, madeBy initializer: CallableDeclaration?) -> String {
        sharedInstance(of: type, madeBy: initializer).map { name in
            "; or, if '\(name)' is to stay the only instance, annotate an extension of \(type.name) instead, with "
                + "'public static func instantiate() -> \(type.name) { \(name) }'"
        } ?? ""
    }
}

extension CallableDeclaration {
    fileprivate var isPrivate: Bool { modifiers.contains { $0 == "private" || $0 == "fileprivate" } }
}
