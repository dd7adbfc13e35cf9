import ArborModel
import ArborSyntax
import BladeLowering

extension FrontEnd {
    /// The front end for swift-blade's components.
    public static let blade = FrontEnd(
        .blade, needle: "import Blade", dialect: .blade, lower: { $0.loweredAsBlade(path: $1) },
        link: { $0.linkBlade() })
}
