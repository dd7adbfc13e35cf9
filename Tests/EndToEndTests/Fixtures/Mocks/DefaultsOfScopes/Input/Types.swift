import SafeDI

// The names in a default value mean something else, or nothing, in another file and in the structures that tests fill.

private let hiddenSize = 3

enum Sizes {
    fileprivate static let hidden = 4
    static let seen = 5
}

struct Mode {
    let name: String
}

private extension Mode {
    static var slow: Mode { Mode(name: "slow") }
}

@Instantiable
struct Child: Instantiable {
    static let size = 6
    static let usual = 7
    init(
        size: Int = size, own: Int = Self.usual, plain: Int = usual, seen: Int = Sizes.seen,
        file: Int = hiddenSize, other: Int = Sizes.hidden, mode: Mode = .slow,
        closure: @escaping (Int) -> Int = { size in size + 1 }
    ) {
        text = "\(size) \(own) \(plain) \(seen) \(file) \(other) \(mode.name) \(closure(7))"
    }

    let text: String
}

enum Space {
    struct Limit { let value: Int }
    static let start = 9

    @Instantiable(generateMock: true)
    struct Page: Instantiable {
        static let name = "page"
        init(
            limit: Limit = Limit(value: 10), start: Int = start, name: String = "\(name)", hidden: Int = hiddenSize,
            child: Child
        ) {
            text = "\(limit.value) \(start) \(name) \(hidden) \(child.text)"
            self.child = child
        }

        let text: String
        @Instantiated let child: Child
    }
}
