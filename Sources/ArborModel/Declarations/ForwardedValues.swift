/// The values that a caller gives to a type with forwarded properties: one value, or a tuple of several.
///
/// The macros declare a type's tuple, and the graph compares it with the type that an erased Instantiator states. Both
/// take it from here, so that they agree on its order.
public struct ForwardedValues {
    private let elements: [(label: String, type: String)]

    /// Creates the values from the labels and types of properties. Equal properties, which stand in different `#if`
    /// branches, count once.
    public init(_ properties: some Sequence<(label: String, type: String)>) {
        let sorted = properties.sorted {
            ($0.label.withoutBackticks, $0.type) < ($1.label.withoutBackticks, $1.type)
        }
        elements = sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }

    /// The type of the value, or of the tuple with its labels in order; `nil` if there is no value.
    public var type: String? {
        switch elements.count {
        case 0: nil
        case 1: elements[0].type
        default: "(" + elements.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")"
        }
    }
}

extension String {
    fileprivate var withoutBackticks: String { filter { $0 != "`" } }
}
