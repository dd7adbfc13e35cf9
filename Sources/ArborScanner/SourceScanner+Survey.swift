import ArborModel
import ArborSyntax

extension SourceScanner {
    /// Returns what files declare under some names, and the types in them that are declared like providers.
    ///
    /// - Parameter names: The names, without the types around them.
    @available(macOS 10.15, *)
    public func survey(of names: Set<String>, in files: [String]) async -> DeclarationSurvey {
        let vocabulary = Vocabulary(joining: frontEnds.map(\.vocabulary))
        var survey = DeclarationSurvey()
        for (path, result) in await declarations(in: files) {
            guard case .success(let file) = result else { continue }
            for found in file.declared(in: path, vocabulary) {
                let name = found.name.lastPart
                guard names.contains(name) || found.isLikeProvider else { continue }
                survey.declared[name, default: []].append(found)
            }
        }
        return survey
    }

    /// Returns the types without an annotation that conform to one of some protocols where they are declared or extended.
    ///
    /// - Parameter protocols: The names, without the types around them.
    @available(macOS 10.15, *)
    public func survey(implementing protocols: Set<String>, in files: [String]) async -> DeclarationSurvey {
        let vocabulary = Vocabulary(joining: frontEnds.map(\.vocabulary))
        var survey = DeclarationSurvey()
        for (path, result) in await declarations(in: files) {
            guard case .success(let file) = result else { continue }
            for type in file.types where !type.attributes.contains(where: vocabulary.isType) {
                for name in type.inherits.map(\.lastPart) where protocols.contains(name) {
                    survey.implementations[name, default: []].append(type.declared(in: path, vocabulary))
                }
            }
        }
        return survey
    }

    /// Returns the properties of files with the parameters that give them their values, by the locations of their names.
    @available(macOS 10.15, *)
    public func properties(in files: [String]) async -> [SourceLocation: DeclarationSurvey.PropertyText] {
        let found = await each(of: files) { worker, index in worker.properties(in: files[index]) }
        return Dictionary(found.joined()) { first, _ in first }
    }

    /// Returns the files whose code contains one of some words, in order.
    @available(macOS 10.15, *)
    public func files(using words: [String], among files: [String]) async -> [String] {
        let search = WordUse(words)
        return await each(of: files) { worker, index in
            worker.uses(search, in: files[index]) ? files[index] : nil
        }
    }

    /// Returns the types of some names that files declare at the top level, by the index of the file, and whether other modules
    /// see them.
    @available(macOS 10.15, *)
    public func types(named names: Set<String>, in files: [String]) async -> [(
        file: Int, types: [(name: String, isVisible: Bool)]
    )] {
        await each(of: files) { worker, index in
            let found = worker.types(named: names, in: files[index])
            return found.isEmpty ? nil : (index, found)
        }
    }
}

extension ScanWorker {
    fileprivate mutating func types(named names: Set<String>, in path: String) -> [(
        name: String, isVisible: Bool
    )] {
        var found: [(name: String, isVisible: Bool)] = []
        outline(reading: path)?.visitEntries { kind, bytes in
            guard kind == .declared || kind == .packaged || kind == .hidden else { return }
            let name = String(decoding: bytes, as: UTF8.self)
            if names.contains(name) { found.append((name, kind != .hidden)) }
        }
        return found
    }
}

extension ScanWorker {
    fileprivate mutating func uses(_ search: WordUse, in path: String) -> Bool {
        load(path) && !search.used(in: source).isEmpty
    }
}

extension ScanWorker {
    fileprivate mutating func properties(in path: String) -> [(
        SourceLocation, DeclarationSurvey.PropertyText
    )] {
        guard case .success(let file) = declarations(in: path) else { return [] }
        var found: [(SourceLocation, DeclarationSurvey.PropertyText)] = []
        for type in file.types {
            for property in type.properties {
                guard let written = property.type, let range = property.typeRange else { continue }
                let parameters = type.callables.lazy.filter { $0.name == "init" }.flatMap(\.parameters)
                    .filter { $0.label == property.label && !$0.hasDefault && $0.type.isType(written) }
                found.append(
                    (
                        SourceLocation(path: path, range: property.range),
                        .init(
                            type: range, parameterTypes: parameters.compactMap { self.type(of: $0) },
                            isTaken: !parameters.isEmpty,
                            isWeak: property.weaknessRange.map { isWeak($0) } ?? false)
                    ))
            }
        }
        return found
    }

    /// - Parameter modifier: The range of `weak` or `unowned`.
    private func isWeak(_ modifier: SourceRange) -> Bool {
        source[Int(modifier.start.offset)..<Int(modifier.end.offset)].elementsEqual("weak".utf8)
    }

    /// The range of a parameter's type at its end; `nil` if a comment is in the type.
    private func type(of parameter: ParameterDeclaration) -> SourceRange? {
        let (end, count) = (parameter.range.end, parameter.type.utf8.count)
        guard Int(end.offset) <= source.count, Int(end.offset) >= count, Int(end.column) > count,
            source[(Int(end.offset) - count)..<Int(end.offset)].elementsEqual(parameter.type.utf8)
        else { return nil }
        return SourceRange(start: end.moved(by: -count), end: end)
    }
}

extension String {
    /// The name without the types or the module around it.
    fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }

    /// Returns whether two texts are the same type, perhaps with other white space.
    fileprivate func isType(_ other: String) -> Bool {
        self == other || TypeExpression(parsing: self).normal == TypeExpression(parsing: other).normal
    }
}

extension DeclarationSurvey.Declared {
    fileprivate var isLikeProvider: Bool { !annotations.isEmpty || !misspelling.isEmpty }
}

extension FileDeclarations {
    /// The types and type aliases of a file that have no annotation, and the extensions that lack theirs.
    fileprivate func declared(in path: String, _ vocabulary: Vocabulary) -> [DeclarationSurvey.Declared] {
        let types = types.filter { type in
            (type.kind != .extension || type.callables.contains { $0.name == "instantiate" })
                // An annotated protocol has a double, and nothing makes it.
                && (type.kind == .protocol || !type.attributes.contains(where: vocabulary.isType))
        }.map { $0.declared(in: path, vocabulary) }
        return types
            + typealiases.map { alias in
                DeclarationSurvey.Declared(
                    name: alias.name, keyword: "typealias", target: alias.type,
                    location: SourceLocation(path: path, range: alias.range))
            }
    }
}

extension TypeDeclaration {
    fileprivate func declared(in path: String, _ vocabulary: Vocabulary) -> DeclarationSurvey.Declared {
        DeclarationSurvey.Declared(
            name: name, keyword: kind.rawValue, supertypes: inherits,
            annotations: propertyAnnotations(vocabulary),
            misspelling: attributes.first(where: vocabulary.isProperty).map { "@\($0.name)" }
                ?? attributes.lazy.compactMap { attribute in
                    Vocabulary.nearMiss(of: attribute, among: vocabulary.types).map { _ in
                        "@\(attribute.name)"
                    }
                }.first
                ?? "",
            location: SourceLocation(path: path, range: nameRange))
    }

    /// The annotations of the properties, each once, in the order of their first use.
    fileprivate func propertyAnnotations(_ vocabulary: Vocabulary) -> [String] {
        var found: [String] = []
        for attribute in properties.lazy.flatMap(\.attributes) where vocabulary.isProperty(attribute) {
            let name = "@\(vocabulary.unqualified(attribute.name))"
            if !found.contains(name) { found.append(name) }
        }
        return found
    }
}
