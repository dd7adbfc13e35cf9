import ArborModel
import ArborSyntax

extension Vocabulary {
    /// The annotations of SafeDI, which Arbor has too.
    public static let safeDI = Vocabulary(
        types: ["Instantiable"], properties: ["Instantiated", "Received", "Forwarded"],
        functions: ["instantiate", "mock"], functionArguments: ["customMockName"],
        expansions: ["SafeDIConfiguration"],
        protocols: ["Instantiable"], modules: ["SafeDI", "Arbor"])
}

extension TypeDeclaration {
    var writtenConcurrency: WrittenConcurrency { writtenConcurrency(.safeDI) }
}

extension CallableDeclaration {
    var writtenIsolation: WrittenConcurrency.Isolation { writtenIsolation(.safeDI) }
}

extension FrontEnd {
    /// The front end for code that is annotated as SafeDI's is.
    public static let safeDI = FrontEnd(
        .safeDI, needle: "Instantiable", configurationNeedle: "SafeDIConfiguration", dialect: .safeDI,
        lower: { file, path in
            var lowering = DeclarationLowering(file, path: path)
            return lowering.lower()
        },
        repair: { reader, fragment, file, source in reader.addFixIts(to: &fragment, of: file, source) },
        link: { $0.linkSafeDI() }, mocks: { $0.mocks($1) })
}
