import ArborModel
import CTreeSitterSwift

/// Makes declarations of the records of a slice: the same as `DeclarationExtractor` makes of its syntax tree.
///
/// A declaration is appended to its list first, and completed there. The compiler copies a large structure that is changed
/// outside of a list, or whose initializer has a parameter of the type `String?`.
struct HeadExtractor {
    var records: HeadRecords
    let vocabulary: Vocabulary
    private var file = FileDeclarations()
    /// The innermost open type, and the types around it, outermost first.
    private var type: OpenType?
    private var outerTypes: [OpenType] = []
    private var branches: [ConditionalBranch] = []
    /// The conditions of the branches around the next record, outermost first.
    private var conditions: [String] = []
    /// True if something exceeds a limit, or is a fault, so that the slice must be parsed.
    private var isFaulty = false

    /// A type, with the members that were read so far.
    private struct OpenType {
        /// The index of the type in `file.types`.
        var index: Int
        var name: String
        /// The number of components of the type's qualified name.
        var components: Int
        var properties: [PropertyDeclaration] = []
        var callables: [CallableDeclaration] = []
    }

    /// The number of properties or parameters for which a list has room from the start. A list that grows from one element
    /// on is copied three times until then.
    static let usualCount = 8
    private static let usualImports = 4
    static let usualSupertypes = 2

    init(_ records: HeadRecords, _ vocabulary: Vocabulary) {
        self.records = records
        self.vocabulary = vocabulary
    }

    /// Returns all declarations, or `nil` if the slice must be parsed.
    mutating func extract() -> FileDeclarations? {
        while records.kind != TREE_SITTER_SWIFT_END {
            let record = records.take()
            read(record)
        }
        return isFaulty ? nil : file
    }

    private mutating func read(_ record: tree_sitter_swift_record) {
        switch tree_sitter_swift_record_kind(record.kind) {
        case TREE_SITTER_SWIFT_LET, TREE_SITTER_SWIFT_VAR: readProperties(record)
        case TREE_SITTER_SWIFT_INIT, TREE_SITTER_SWIFT_FUNC: readCallable()
        case TREE_SITTER_SWIFT_IMPORT: readImport(record)
        case TREE_SITTER_SWIFT_TYPEALIAS: readAlias()
        case TREE_SITTER_SWIFT_CLOSE: closeType()
        case TREE_SITTER_SWIFT_IF, TREE_SITTER_SWIFT_ELSEIF, TREE_SITTER_SWIFT_ELSE, TREE_SITTER_SWIFT_ENDIF:
            readDirective(record)
        default: openType(record)
        }
    }

    private mutating func readProperties(_ record: tree_sitter_swift_record) {
        // The bindings are appended in place, because nearly all declarations have only one.
        guard var type = type.take() else { return }
        if type.properties.isEmpty { type.properties.reserveCapacity(Self.usualCount) }
        appendBindings(isVariable: record.isVariable, under: conditions, to: &type.properties)
        self.type = type
    }

    private mutating func readCallable() {
        var callables = type?.callables ?? []
        type?.callables = []
        appendCallable(under: conditions, to: &callables)
        type?.callables = callables
    }

    private mutating func readImport(_ record: tree_sitter_swift_record) {
        var imports: [ImportDeclaration] = []
        swap(&imports, &file.imports)
        if imports.isEmpty { imports.reserveCapacity(Self.usualImports) }
        appendImport(record, under: conditions, to: &imports)
        let index = imports.count - 1
        if imports[index].attributes.contains("testable") {
            file.testableImports.append(TestableImport(module: imports[index].path, range: record.range))
        }
        if imports[index].namesNoModule { isFaulty = true }
        file.imports = imports
    }

    private mutating func readAlias() {
        var alias = aliasDeclaration(under: conditions)
        if let type {
            alias.name = type.name + "." + alias.name
            alias.depth = type.components
            file.aliases.append(alias.name)
        }
        if !vocabulary.callables.isEmpty { file.typealiases.append(alias) }
    }

    private mutating func readDirective(_ record: tree_sitter_swift_record) {
        switch tree_sitter_swift_record_kind(record.kind) {
        case TREE_SITTER_SWIFT_IF:
            branches.append(ConditionalBranch())
            branches[branches.count - 1].open(records.text(record))
            conditions.append(branches[branches.count - 1].condition)
            return
        case TREE_SITTER_SWIFT_ELSEIF: branches[branches.count - 1].open(records.text(record))
        case TREE_SITTER_SWIFT_ELSE: branches[branches.count - 1].openElse()
        default:
            branches.removeLast()
            conditions.removeLast()
            return
        }
        conditions[conditions.count - 1] = branches[branches.count - 1].condition
    }
}

extension HeadExtractor {
    private mutating func openType(_ record: tree_sitter_swift_record) {
        var types: [TypeDeclaration] = []
        swap(&types, &file.types)
        let index = types.count
        let components = appendType(
            record, in: type?.name, components: type?.components ?? 0, under: conditions, to: &types)
        let name = types[index].name
        file.types = types
        if name.utf8.count >= SyntaxFault.longestName { isFaulty = true }
        if let outer = type.take() { outerTypes.append(outer) }
        type = OpenType(index: index, name: name, components: components)
    }

    private mutating func closeType() {
        guard let closed = type.take() else { return }
        file.types[closed.index].properties = closed.properties
        file.types[closed.index].callables = closed.callables
        type = outerTypes.popLast()
    }
}

extension tree_sitter_swift_record {
    /// True for a `var`.
    fileprivate var isVariable: Bool { kind == TREE_SITTER_SWIFT_VAR.rawValue }
}
