import ArborModel
import CTreeSitterSwift

extension HeadExtractor {
    /// Reads the attributes and modifiers before a keyword, and calls `note` with the record of each modifier.
    mutating func readPrefix(
        _ attributes: inout [Attribute], _ modifiers: inout [String],
        note: (tree_sitter_swift_record, String) -> Void = { _, _ in }
    ) {
        while true {
            if let record = records.take(TREE_SITTER_SWIFT_ATTRIBUTE) {
                attributes.append(attribute(record))
            } else if let record = records.take(TREE_SITTER_SWIFT_MODIFIER) {
                let text = records.text(record)
                note(record, text)
                modifiers.append(text)
            } else {
                return
            }
        }
    }

    /// Reads an attribute after its own record.
    mutating func attribute(_ record: tree_sitter_swift_record) -> Attribute {
        let name = records.take(TREE_SITTER_SWIFT_ATTRIBUTE_NAME) ?? record
        var attribute = Attribute(
            name: attributeName(name), arguments: [], text: records.text(record), range: record.range)
        while let argument = records.take(TREE_SITTER_SWIFT_ARGUMENT) {
            attribute.arguments.append(self.argument(argument))
        }
        return attribute
    }

    /// Returns an attribute's name without the `@` and without spaces around dots.
    private func attributeName(_ record: tree_sitter_swift_record) -> String {
        let bytes = records.bytes(record)
        if bytes.allSatisfy(\.isPlainInName) {
            return String(decoding: UnsafeBufferPointer(rebasing: bytes.dropFirst()), as: UTF8.self)
        }
        return DeclarationExtractor.attributeName(records.text(record))
    }

    private mutating func argument(_ record: tree_sitter_swift_record) -> AttributeArgument {
        var argument = AttributeArgument(label: nil, value: "", range: record.range)
        if let label = records.take(TREE_SITTER_SWIFT_ARGUMENT_LABEL) {
            argument.label = records.text(label)
            argument.labelRange = label.range
        }
        if let value = records.take(TREE_SITTER_SWIFT_ARGUMENT_VALUE) {
            argument.value = records.text(value)
            argument.range = value.range
            argument.elementRanges = elementRanges(value)
        }
        return argument
    }

    private func elementRanges(_ value: tree_sitter_swift_record) -> [SourceRange] {
        if vocabulary.callables.isEmpty { return [] }
        return ElementRanges.all(in: records.bytes(value), from: value.range.start)
    }
}

extension UInt8 {
    /// True for a byte that a name's text has in common with the source: no white space, and no slash of a comment.
    fileprivate var isPlainInName: Bool { self > 0x20 && self != UInt8(ascii: "/") }
}
