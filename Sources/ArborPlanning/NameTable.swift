/// Gives out names, each once. A name that is taken already gets a number: `user`, `user_2`.
struct NameTable {
    /// Takes a name; false where it is taken or must not be given out.
    private let take: (String) -> Bool
    /// Of a name that was wished for before, the number to try next: a thousand equal wishes are no search.
    private var numbers: [String: Int32] = [:]

    init(take: @escaping (String) -> Bool) { self.take = take }

    /// - Returns: the number to put behind the wish; 0 where the wish is free.
    mutating func number(for wish: String) -> Int32 {
        if take(wish) { return 0 }
        var number = numbers[wish, default: 2]
        while !take("\(wish)_\(number)") { number += 1 }
        numbers[wish] = number + 1
        return number
    }
}
