/// A JSON value, as the compiler's messages hold it.
///
/// The conformance to `Sendable` is written out: inferred for a recursive enum, it is now and then a circular reference.
enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number with a fraction or an exponent, or beyond `Int`. The protocol has none.
    case decimal(Double)
    case string(String)
    case array([JSONValue])
    /// In the order of the text. Few keys an object: a search beats a hash table.
    case object([Member])

    struct Member: Equatable, Sendable {
        var key: String
        var value: JSONValue
    }
}

extension JSONValue {
    /// The value of the first member of that name; `nil` where there is none, and of what is no object.
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var integer: Int? { if case .integer(let number) = self { number } else { nil } }
    var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

    /// The one member of an object that stands for a case of an enum: `{"name": payload}`.
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
