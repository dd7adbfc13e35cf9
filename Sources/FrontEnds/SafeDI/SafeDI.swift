import ArborModel
import ArborSyntax
import SafeDILowering

extension FrontEnd {
    /// The front end for code that is annotated as SafeDI's is.
    public static let safeDI = FrontEnd(
        .safeDI, needle: "Instantiable", configurationNeedle: "SafeDIConfiguration", dialect: .safeDI,
        lower: { $0.loweredAsSafeDI(path: $1) },
        repair: { reader, fragment, file, source in reader.addFixIts(to: &fragment, of: file, source) },
        link: { $0.linkSafeDI() }, mocks: { $0.mocks($1) })
}
