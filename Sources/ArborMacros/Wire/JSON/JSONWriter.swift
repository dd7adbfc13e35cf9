extension JSONValue {
    /// The value as JSON text, without white space.
    ///
    /// The method is recursive. It writes only replies, whose depth depends on the plugin and not on the input.
    var bytes: [UInt8] {
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
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): output += "\\n".utf8
            case 0..<0x20: output += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}
