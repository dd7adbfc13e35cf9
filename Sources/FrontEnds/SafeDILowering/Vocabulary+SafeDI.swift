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
