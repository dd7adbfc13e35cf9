import ArborModel

extension JSONValue {
    /// The value as JSON text, without white space.
    ///
    /// The method is recursive. It writes only replies, whose depth depends on the plugin and not on the input.
    package var bytes: [UInt8] {
        var output: [UInt8] = []
        write(to: &output)
        return output
    }

    private func write(to output: inout [UInt8]) {
        switch self {
        case .null: output += "null".utf8
        case .bool(let flag): output += (flag ? "true" : "false").utf8
        case .integer(let number): output += String(number).utf8
        // JSON can't express numbers that aren't finite.
        case .decimal(let number): output += (number.isFinite ? String(number) : "null").utf8
        case .string(let text): Self.write(text, to: &output)
        case .array(let elements):
            Self.writeList(elements, between: "[", and: "]", to: &output) { $0.write(to: &$1) }
        case .object(let members):
            Self.writeList(members, between: "{", and: "}", to: &output) { member, output in
                Self.write(member.key, to: &output)
                output.append(UInt8(ascii: ":"))
                member.value.write(to: &output)
            }
        }
    }

    private static func writeList<Element>(
        _ elements: [Element], between open: Unicode.Scalar, and close: Unicode.Scalar,
        to output: inout [UInt8],
        _ write: (Element, inout [UInt8]) -> Void
    ) {
        output.append(UInt8(ascii: open))
        for (index, element) in elements.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            write(element, &output)
        }
        output.append(UInt8(ascii: close))
    }

    private static func write(_ text: String, to output: inout [UInt8]) {
        var quoted = ""
        quoted.appendJSON(text)
        output += quoted.utf8
    }
}
