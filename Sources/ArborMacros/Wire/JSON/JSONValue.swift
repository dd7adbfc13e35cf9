/// A JSON value in the compiler's messages.
///
/// The conformance to `Sendable` is explicit. Inferring it for a recursive enum sometimes causes a circular
/// reference.
enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number with a fraction or an exponent, or outside the range of `Int`. The protocol has none.
    case decimal(Double)
    case string(String)
    case array([JSONValue])
    /// The members in the order of the text. For few keys, a linear search is faster than a hash table.
    case object([Member])

    struct Member: Equatable, Sendable {
        var key: String
        var value: JSONValue
    }
}

extension JSONValue {
    /// The value of the first member with that key; `nil` if no member has the key, or if the value is not an object.
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var integer: Int? { if case .integer(let number) = self { number } else { nil } }
    var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

    /// The only member of an object that encodes a case of an enum: `{"name": payload}`.
    var onlyMember: Member? {
        guard case .object(let members) = self, members.count == 1 else { return nil }
        return members[0]
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral text: String) { self = .string(text) }
    init(integerLiteral number: Int) { self = .integer(number) }
    init(nilLiteral: ()) { self = .null }
    init(booleanLiteral flag: Bool) { self = .bool(flag) }
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members.map { Member(key: $0.0, value: $0.1) })
    }
}
