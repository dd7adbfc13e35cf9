import ArborModel

/// Gives the types in an extension of a generic type its parameters, if another file declares it.
///
/// Lowering sees one file. Where that says `extension Box { class Row {…} }`, nothing shows that `Box` is `Box<T>`.
struct ExtendedGenerics {
    /// The annotated generic types by name, as they see themselves.
    private var declared: [String: ProviderDeclaration] = [:]

    /// Returns the files with completed declarations. Nearly all programs have none to complete.
    static func completing(_ files: [FileSummary], _ dialects: Dialects) -> [FileSummary] {
        let open = places(in: files) { $0.isInExtension && $0.genericParameters.isEmpty }
        if open.isEmpty { return files }
        let generics = ExtendedGenerics(in: files)
        if generics.declared.isEmpty { return files }
        var completed = files
        for place in open {
            generics.complete(
                &completed[place.file].providers[place.index],
                dialects[files[place.file].providers[place.index].frontEnd])
        }
        return completed
    }

    private init(in files: [FileSummary]) {
        for place in Self.places(in: files, where: { !$0.genericParameters.isEmpty && !$0.isInExtension }) {
            let declaration = files[place.file].providers[place.index]
            declared[declaration.name] = declaration
        }
    }

    private static func places(
        in files: [FileSummary], where isFound: (ProviderDeclaration.Particulars) -> Bool
    ) -> [BindingGraph.DeclarationPlace] {
        var places: [BindingGraph.DeclarationPlace] = []
        for file in files.indices {
            for index in files[file].providers.indices
            where files[file].providers[index].hasParticulars
                && isFound(files[file].providers[index].particulars)
            {
                places.append(BindingGraph.DeclarationPlace(file: file, index: index))
            }
        }
        return places
    }

    private func complete(_ declaration: inout ProviderDeclaration, _ dialect: Dialect) {
        guard case .member(let parent, let name, let arguments) = declaration.type,
            let extended = declared[parent.path]
        else { return }
        let parameters = extended.particulars.genericParameters
        if !parent.hasArguments {
            declaration.type = .member(extended.type, name, arguments)
            declaration.particulars.genericParameters = parameters
        } else if parent.arguments.count == parameters.count {
            // `extension Box<Int>` states them.
            let stated = Dictionary(zip(parameters, parent.arguments)) { first, _ in first }
            declaration.substitute(stated, dialect)
        }
    }
}
