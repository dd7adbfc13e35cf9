import ArborModel

/// The names of the constants that a component's class stores.
///
/// No two are the same, and none is the name of an entry point: a class can't have a constant and a function without
/// parameters of one name.
struct ValueLabels {
    private var taken: Set<String>

    init(entryPoints: [Implementation.EntryPoint]) {
        taken = Set(entryPoints.map { $0.function.filter { $0 != "`" } })
    }

    /// Returns the wish, with an underscore or a number if it is taken.
    mutating func label(_ wish: String) -> String {
        if taken.insert(wish).inserted { return wish }
        var (label, number) = ("_" + wish, 2)
        while !taken.insert(label).inserted {
            label = "\(wish)_\(number)"
            number += 1
        }
        return label
    }

    /// Returns the name for a value, from its type and its name: `waterHeater`.
    static func wish(for type: TypeExpression, named name: String, or other: String) -> String {
        let plain = ModuleFreeName.of(type.lastName ?? other)
        let words = name.isEmpty ? plain : name + plain.prefix(1).uppercased() + plain.dropFirst()
        let letters = words.nameLetters
        guard let first = letters.first, !first.isNumber else { return "value" + letters }
        return letters.lowercasedStart
    }
}

extension String {
    /// The name with its first word in small letters: `httpClient` for `HTTPClient`.
    fileprivate var lowercasedStart: String {
        let capitals = prefix { $0.isUppercase }
        let isWordNext = dropFirst(capitals.count).first?.isLowercase == true
        let first = capitals.count > 1 && isWordNext ? capitals.dropLast() : capitals
        return first.lowercased() + dropFirst(first.count)
    }
}

/// A resolved name without its module: `Heater` for `Kitchen::Heater`.
enum ModuleFreeName {
    static func of(_ name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(name[name.index(after: $0)...]) } ?? name
    }
}
