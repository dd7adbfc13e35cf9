import ArborModel
import ArborSyntax

// Parameter packs, which a provider can't have.

extension DeclarationLowering {
    mutating func reportPack(of type: TypeDeclaration) {
        guard let pack = scope?.parameters.first(where: { $0.hasPrefix("each ") }) else { return }
        report(
            .unsupportedDeclaration, "Arbor can't make '\(type.name)': it has the parameter pack '\(pack)'",
            about: [pack], at: type.nameRange,
            help: "say in an extension, by 'instantiate', for which arguments it is made")
    }
}
