import ArborModel
import CTreeSitterSwift

extension HeadExtractor {
    /// Reads an import after its own record.
    mutating func appendImport(
        _ record: tree_sitter_swift_record, under conditions: [String], to imports: inout [ImportDeclaration]
    ) {
        // The parts are joined at the end, because a change of a whole declaration copies it.
        var attributes: [String] = []
        var (kind, path): (String?, String) = (nil, "")
        while true {
            switch records.kind {
            case TREE_SITTER_SWIFT_ATTRIBUTE:
                let record = records.take()
                let attribute = attribute(record)
                attributes.append(String(attribute.text.dropFirst()))
            case TREE_SITTER_SWIFT_MODIFIER: attributes.append(records.takeText())
            case TREE_SITTER_SWIFT_KEYWORD: _ = records.take()
            case TREE_SITTER_SWIFT_IMPORT_KIND: kind = records.takeText()
            case TREE_SITTER_SWIFT_IMPORT_PATH: path = records.takeText()
            default:
                imports.append(
                    ImportDeclaration(
                        text: records.text(record),
                        attributes: attributes.isEmpty ? [] : attributes.filter(ImportDeclaration.mayHave),
                        path: path, conditions: conditions))
                if kind != nil { imports[imports.count - 1].kind = kind }
                return
            }
        }
    }

    /// Reads a type alias after its own record. Its name is not qualified.
    mutating func aliasDeclaration(
        under conditions: [String]
    ) -> TypealiasDeclaration {
        var alias = TypealiasDeclaration(name: "", type: "", conditions: conditions, range: .start)
        var attributes: [Attribute] = []
        readPrefix(&attributes, &alias.modifiers)
        while true {
            switch records.kind {
            case TREE_SITTER_SWIFT_NAME:
                let name = records.take()
                alias.name = records.text(name)
                alias.range = name.range
            case TREE_SITTER_SWIFT_TYPE: alias.type = records.takeText()
            case TREE_SITTER_SWIFT_GENERICS:
                alias.isGeneric = true
                _ = records.take()
            case TREE_SITTER_SWIFT_KEYWORD, TREE_SITTER_SWIFT_REQUIREMENTS: _ = records.take()
            default: return alias
            }
        }
    }

    /// Reads the head of a type after its own record.
    ///
    /// - Parameters:
    ///   - outerName: The qualified name of the type around it.
    ///   - outerCount: The number of components of that name.
    ///   - types: The list that the type without its members is appended to.
    /// - Returns: The number of components of the type's qualified name.
    mutating func appendType(
        _ record: tree_sitter_swift_record, in outerName: String?, components outerCount: Int,
        under conditions: [String], to types: inout [TypeDeclaration]
    ) -> Int {
        let range = record.range
        types.append(
            TypeDeclaration(
                kind: record.typeKind, name: "", depth: outerCount, conditions: conditions,
                keywordRange: range, nameRange: range, range: range))
        return complete(&types[types.count - 1], in: outerName, components: outerCount)
    }

    private mutating func complete(
        _ found: inout TypeDeclaration, in outerName: String?, components outerCount: Int
    ) -> Int {
        readPrefix(&found.attributes, &found.modifiers)
        found.keywordRange = records.take().range
        let name = records.take()
        found.nameRange = name.range
        let text = records.text(name)
        found.name = outerName.map { $0 + "." + text } ?? text
        readTail(of: &found)
        return outerCount + DeclarationExtractor.componentCount(of: text)
    }

    private mutating func readTail(of type: inout TypeDeclaration) {
        if let generics = records.take(TREE_SITTER_SWIFT_GENERICS), type.kind != .protocol {
            type.generics = records.text(generics)
        }
        while let entry = records.take(TREE_SITTER_SWIFT_INHERITS) {
            if type.inherits.isEmpty { type.inherits.reserveCapacity(Self.usualSupertypes) }
            type.inherits.append(records.text(entry))
        }
        if let clause = records.take(TREE_SITTER_SWIFT_REQUIREMENTS) {
            type.requirements = records.text(clause)
        }
    }
}

extension tree_sitter_swift_record {
    fileprivate var typeKind: TypeDeclaration.Kind {
        switch tree_sitter_swift_record_kind(kind) {
        case TREE_SITTER_SWIFT_CLASS: .class
        case TREE_SITTER_SWIFT_STRUCT: .struct
        case TREE_SITTER_SWIFT_ACTOR: .actor
        case TREE_SITTER_SWIFT_ENUM: .enum
        case TREE_SITTER_SWIFT_PROTOCOL: .protocol
        default: .extension
        }
    }
}
