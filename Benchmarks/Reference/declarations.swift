// Prints every type declaration of the Swift files named on standard input as JSON lines. The reader is the
// toolchain's own parser (SwiftParser), and the project's scanner is compared with it. README.md in this folder
// describes the schema.
import Foundation
import SwiftParser
import SwiftSyntax

struct Parameter: Encodable {
    var attributes: [String]
    var label: String?
    var name: String
    var type: String
    var hasDefault: Bool
}

struct Callable: Encodable {
    var line: Int
    var name: String
    var attributes: [String]
    var modifiers: [String]
    var generics: String
    var parameters: [Parameter]
    var effects: [String]
    var returns: String?
    var isFailable: Bool
}

struct Property: Encodable {
    var line: Int
    var label: String
    var type: String?
    var keyword: String
    var attributes: [String]
    var modifiers: [String]
    var hasInitialValue: Bool
    var hasAccessors: Bool
}

struct Declaration: Encodable {
    var path: String
    var line: Int
    var column: Int
    var kind: String
    var name: String
    var generics: String
    var attributes: [String]
    var modifiers: [String]
    var inherits: [String]
    var properties: [Property] = []
    var callables: [Callable] = []
}

struct File: Encodable {
    var path: String
    var imports: [String]
}

/// The node's tokens without trivia. A space separates two tokens only if both are words.
func text(_ node: some SyntaxProtocol) -> String {
    var result = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
        let next = token.text
        if let last = result.unicodeScalars.last, let first = next.unicodeScalars.first, isWord(last),
            isWord(first)
        {
            result += " "
        }
        result += next
    }
    return result
}

func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "`" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
}

final class Reader: SyntaxVisitor {
    let path: String
    let converter: SourceLocationConverter
    var imports: [String] = []
    var finished: [Declaration] = []
    var open: [Declaration] = []

    init(path: String, tree: SourceFileSyntax) {
        self.path = path
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    func attributes(_ list: AttributeListSyntax) -> [String] {
        list.compactMap { $0.as(AttributeSyntax.self).map { text($0) } }
    }

    func modifiers(_ list: DeclModifierListSyntax) -> [String] { list.map { text($0) } }

    func line(_ token: some SyntaxProtocol) -> Int {
        converter.location(for: token.positionAfterSkippingLeadingTrivia).line
    }

    func enter(
        _ kind: String, _ keyword: TokenSyntax, _ name: String, _ generics: String,
        _ attributeList: AttributeListSyntax, _ modifierList: DeclModifierListSyntax,
        _ inheritance: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let place = converter.location(for: keyword.positionAfterSkippingLeadingTrivia)
        let qualified = open.last.map { $0.name + "." + name } ?? name
        open.append(
            Declaration(
                path: path, line: place.line, column: place.column, kind: kind, name: qualified,
                generics: generics,
                attributes: attributes(attributeList), modifiers: modifiers(modifierList),
                inherits: inheritance?.inheritedTypes.map { text($0.type) } ?? []))
        return .visitChildren
    }

    func leave() { finished.append(open.removeLast()) }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(text(node))
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            "class", node.classKeyword, node.name.text, node.genericParameterClause.map { text($0) } ?? "",
            node.attributes, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            "struct", node.structKeyword, node.name.text, node.genericParameterClause.map { text($0) } ?? "",
            node.attributes, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            "actor", node.actorKeyword, node.name.text, node.genericParameterClause.map { text($0) } ?? "",
            node.attributes, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            "enum", node.enumKeyword, node.name.text, node.genericParameterClause.map { text($0) } ?? "",
            node.attributes, node.modifiers, node.inheritanceClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            "protocol", node.protocolKeyword, node.name.text, "", node.attributes, node.modifiers,
            node.inheritanceClause)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            "extension", node.extensionKeyword, text(node.extendedType), "", node.attributes, node.modifiers,
            node.inheritanceClause)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !open.isEmpty else { return .skipChildren }
        for binding in node.bindings {
            guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                continue
            }
            open[open.count - 1].properties.append(
                Property(
                    line: line(identifier), label: identifier.text,
                    type: binding.typeAnnotation.map { text($0.type) },
                    keyword: node.bindingSpecifier.text, attributes: attributes(node.attributes),
                    modifiers: modifiers(node.modifiers), hasInitialValue: binding.initializer != nil,
                    hasAccessors: binding.accessorBlock != nil))
        }
        return .skipChildren
    }

    func add(
        _ keyword: TokenSyntax, _ name: String, _ attributeList: AttributeListSyntax,
        _ modifierList: DeclModifierListSyntax,
        _ generics: GenericParameterClauseSyntax?, _ signature: FunctionSignatureSyntax, failable: Bool
    ) {
        guard !open.isEmpty else { return }
        let parameters = signature.parameterClause.parameters.map { parameter in
            Parameter(
                attributes: attributes(parameter.attributes), label: parameter.firstName.text,
                name: (parameter.secondName ?? parameter.firstName).text,
                type: text(parameter.type) + (parameter.ellipsis == nil ? "" : "..."),
                hasDefault: parameter.defaultValue != nil)
        }
        var effects: [String] = []
        if signature.effectSpecifiers?.asyncSpecifier != nil { effects.append("async") }
        if signature.effectSpecifiers?.throwsClause != nil { effects.append("throws") }
        open[open.count - 1].callables.append(
            Callable(
                line: line(keyword), name: name, attributes: attributes(attributeList),
                modifiers: modifiers(modifierList),
                generics: generics.map { text($0) } ?? "", parameters: parameters, effects: effects,
                returns: signature.returnClause.map { text($0.type) }, isFailable: failable))
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            node.initKeyword, "init", node.attributes, node.modifiers, node.genericParameterClause,
            node.signature, failable: node.optionalMark != nil)
        return .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            node.funcKeyword, node.name.text, node.attributes, node.modifiers, node.genericParameterClause,
            node.signature, failable: false)
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        node.item.is(DeclSyntax.self) ? .visitChildren : .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]

func emit(_ value: some Encodable) throws {
    FileHandle.standardOutput.write(try encoder.encode(value) + Data([0x0A]))
}

while let path = readLine() {
    guard let data = FileManager.default.contents(atPath: path),
        let source = String(data: data, encoding: .utf8)
    else { continue }
    let tree = Parser.parse(source: source)
    if tree.hasError { continue }
    let reader = Reader(path: path, tree: tree)
    reader.walk(tree)
    try emit(File(path: path, imports: reader.imports))
    for declaration in reader.finished { try emit(declaration) }
}
