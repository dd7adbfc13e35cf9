import ArborModel
import ArborSyntax

extension Attribute {
    /// The edit after which an argument of `@Instantiable` has a value. The compiler takes arguments in their order only.
    func writing(_ label: String, _ value: String) -> Diagnostic.FixIt.Edit {
        if let written = argument(label) { return .init(range: written.range, replacement: value) }
        let text = "\(label): \(value)"
        let later = DeclarationLowering.instantiableArguments.drop { $0 != label }.dropFirst()
        if let next = arguments.first(where: { later.contains($0.label ?? "") }), let place = next.labelRange
        {
            return .init(range: SourceRange(at: place.start), replacement: "\(text), ")
        }
        if let last = arguments.last {
            return .init(range: SourceRange(at: last.range.end), replacement: ", \(text)")
        }
        return self.text.hasSuffix(")")
            ? .init(range: SourceRange(at: range.end.moved(by: -1)), replacement: text)
            : .init(range: SourceRange(at: range.end), replacement: "(\(text))")
    }

    /// Removes an argument with its comma. Without another argument, the parentheses go too.
    func removing(_ argument: AttributeArgument) -> Diagnostic.FixIt? {
        guard let index = arguments.firstIndex(of: argument), let label = argument.labelRange else {
            return nil
        }
        let removed =
            if index > 0 {
                SourceRange(start: arguments[index - 1].range.end, end: argument.range.end)
            } else if let next = arguments.dropFirst().first {
                SourceRange(start: label.start, end: (next.labelRange ?? next.range).start)
            } else if let parenthesis = text.utf8.firstIndex(of: UInt8(ascii: "(")) {
                SourceRange(
                    start: range.start.moved(by: text.utf8.distance(from: text.startIndex, to: parenthesis)),
                    end: self.range.end)
            } else {
                SourceRange(start: label.start, end: argument.range.end)
            }
        return Diagnostic.FixIt(
            "remove '\(argument.label ?? "")'", edits: [.init(range: removed, replacement: "")])
    }
}
