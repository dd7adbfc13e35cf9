import CTreeSitter
import CTreeSitterSwift

/// The kind of a node, as its id in the generated parser.
struct Symbol: Equatable { var id: TSSymbol }

/// The field of a child in its parent. The id is 0 if the child has no field.
struct Field: Equatable { var id: TSFieldId }

/// The ids of all kinds and fields that the extraction uses, looked up once for each reader.
struct Grammar {
    let argument = symbol("argument")
    let arguments = symbol("arguments")
    let arrayLiteral = symbol("array_literal")
    let async = symbol("async")
    let attribute = symbol("attribute")
    let attributeName = symbol("attribute_name")
    let bareAttribute = symbol("bare_attribute")
    let binding = symbol("binding")
    let conditional = symbol("conditional")
    let conditionalPrefix = symbol("conditional_prefix")
    let danglingPrefix = symbol("dangling_prefix")
    let elseBranch = symbol("else")
    let enumCaseDeclaration = symbol("enum_case_declaration")
    let error = Symbol(id: TSSymbol.max)
    let extensionDeclaration = symbol("extension_declaration")
    let functionDeclaration = symbol("function_declaration")
    let identifier = symbol("identifier")
    let importKind = symbol("import_kind")
    let importPath = symbol("import_path")
    let importDeclaration = symbol("import_declaration")
    let initializerDeclaration = symbol("initializer_declaration")
    let macroExpansion = symbol("macro_expansion")
    let macroExpansionDeclaration = symbol("macro_expansion_declaration")
    let modifier = symbol("modifier")
    let parameter = symbol("parameter")
    let propertyDeclaration = symbol("property_declaration")
    let statement = symbol("statement")
    let throwing = symbol("throws")
    let typeName = symbol("type")
    let typealiasDeclaration = symbol("typealias_declaration")
    let typeDeclaration = symbol("type_declaration")
    let unclosed = symbol("unclosed")
    let undeclared = symbol("undeclared")
    let undeclaredItem = symbol("undeclared_item")
    let unread = symbol("unread")
    let unterminatedBlock = symbol("unterminated_block")

    let accessors = field("accessors")
    let body = field("body")
    let condition = field("condition")
    let defaultValue = field("default")
    let failable = field("failable")
    let generics = field("generics")
    let inherits = field("inherits")
    let keyword = field("keyword")
    let label = field("label")
    let name = field("name")
    let parameters = field("parameters")
    let requirements = field("requirements")
    let returns = field("returns")
    let type = field("type")
    let value = field("value")
    let variadic = field("variadic")

    private static func symbol(_ name: StaticString) -> Symbol {
        let id = name.withUTF8Buffer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                ts_language_symbol_for_name(
                    tree_sitter_swift_declarations(), $0.baseAddress, UInt32($0.count), true)
            }
        }
        precondition(id != 0, "the grammar has no such node")
        return Symbol(id: id)
    }

    private static func field(_ name: StaticString) -> Field {
        let id = name.withUTF8Buffer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                ts_language_field_id_for_name(
                    tree_sitter_swift_declarations(), $0.baseAddress, UInt32($0.count))
            }
        }
        precondition(id != 0, "the grammar has no such field")
        return Field(id: id)
    }
}
