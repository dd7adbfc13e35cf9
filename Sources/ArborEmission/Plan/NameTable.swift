/// Gives out names, each once. A name that is taken already gets a number: `user`, `user_2`.
struct NameTable {
    /// Never given out. Kept apart from `taken`, so that many tables share one set.
    private let reserved: Set<String>
    private var taken: Set<String> = []
    /// Of a name that was wished for before, the number to try next: a thousand equal wishes are no search.
    private var numbers: [String: Int] = [:]

    init(reserved: Set<String> = []) { self.reserved = reserved }

    mutating func name(_ wish: String) -> String {
        if take(wish) { return wish }
        var number = numbers[wish, default: 2]
        while !take("\(wish)_\(number)") { number += 1 }
        numbers[wish] = number + 1
        return "\(wish)_\(number)"
    }

    private mutating func take(_ name: String) -> Bool {
        !reserved.contains(name) && taken.insert(name).inserted
    }
}
