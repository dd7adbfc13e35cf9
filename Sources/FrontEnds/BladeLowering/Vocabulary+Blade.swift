import ArborModel
import ArborSyntax

extension Vocabulary {
    /// The annotations of swift-blade's components.
    public static let blade = Vocabulary(
        types: ["Module", "Component"], properties: [], functions: [], callables: ["Provider"],
        expansions: [], modules: ["Blade"])
}
