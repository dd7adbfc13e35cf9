/// A JSON value.
///
/// The conformance to `Sendable` is explicit. Inferring it for a recursive enum sometimes causes a circular
/// reference.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number with a fraction or an exponent, or outside the range of `Int`. The protocol has none.
    case decimal(Double)
    case string(String)
    case array([JSONValue])
    /// The members in the order of the text. For few keys, a linear search is faster than a hash table.
    case object([Member])

    package struct Member: Equatable, Sendable {
        package var key: String
        package var value: JSONValue

        package init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }
}

extension JSONValue {
    /// The value of the first member with that key; `nil` if no member has the key, or if the value is not an object.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    package var string: String? { if case .string(let text) = self { text } else { nil } }
    package var integer: Int? { if case .integer(let number) = self { number } else { nil } }
    package var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

    /// The only member of an object that encodes a case of an enum: `{"name": payload}`.
    package var onlyMember: Member? {
        guard case .object(let members) = self, members.count == 1 else { return nil }
        return members[0]
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral text: String) { self = .string(text) }
    package init(integerLiteral number: Int) { self = .integer(number) }
    package init(nilLiteral: ()) { self = .null }
    package init(booleanLiteral flag: Bool) { self = .bool(flag) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members.map { Member(key: $0.0, value: $0.1) })
    }
}
