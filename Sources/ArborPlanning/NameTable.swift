/// Assigns unique names. A name that is already in use gets a number: `user`, `user_2`.
struct NameTable {
    /// Reserves a name. Returns false if the name is in use or must not be used.
    private let take: (String) -> Bool
    /// By requested name, the number to try next, so that a thousand equal requests need no search.
    private var numbers: [String: Int32] = [:]

    init(take: @escaping (String) -> Bool) { self.take = take }

    /// - Returns: The number to append to the requested name; 0 if the name is free.
    mutating func number(for base: String) -> Int32 {
        if take(base) { return 0 }
        var number = numbers[base, default: 2]
        while !take("\(base)_\(number)") { number += 1 }
        numbers[base] = number + 1
        return number
    }
}
