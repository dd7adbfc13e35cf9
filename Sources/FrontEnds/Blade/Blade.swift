import ArborModel
import ArborSyntax

extension Vocabulary {
    /// The annotations of swift-blade's components.
    public static let blade = Vocabulary(
        types: ["Module", "Component"], properties: [], functions: [], callables: ["Provider"],
        expansions: [], modules: ["Blade"])
}

extension FrontEnd {
    /// The front end for swift-blade's components.
    public static let blade = FrontEnd(
        .blade, needle: "import Blade", dialect: .blade,
        lower: { file, path in
            var lowering = BladeLowering(file, path: path)
            return lowering.lower()
        },
        link: { $0.linkBlade() })
}
