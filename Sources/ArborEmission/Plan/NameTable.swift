/// Gives out names, each once. A name that is taken already gets a number: `user`, `user_2`.
struct NameTable {
    private var taken: Set<String>

    init(taken: Set<String> = []) { self.taken = taken }

    mutating func name(_ wish: String) -> String {
        var name = wish
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(wish)_\(number)"
            number += 1
        }
        return name
    }
}
