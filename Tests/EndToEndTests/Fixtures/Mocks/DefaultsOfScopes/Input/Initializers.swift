import SafeDI

// Other files don't see some of the initializers that default values call.

struct Theme {
    let hue: Int
    fileprivate init(hue: Int) { self.hue = hue }
    static let dark = Theme(hue: 1)
}

/// Its memberwise initializer is as hidden as its property.
struct Bounds {
    fileprivate var rows = 3
    var columns = 4
}

struct Span {
    private var length: Int { 1 }
    var start = 2
    var end: Int { start + length }
}

struct Count {
    private var value = 5
    init() {}
    var text: String { "\(value)" }
}

final class Store {
    let size = 6
    fileprivate init() {}
}

@Instantiable(generateMock: true)
struct Themed: Instantiable {
    init(
        called: Theme = Theme(hue: 7), implicit: Theme = .init(hue: 8), full: Theme = Theme.init(hue: 9),
        dark: Theme = .dark, bounds: Bounds = Bounds(rows: 10, columns: 11), span: Span = Span(start: 12),
        count: Count = Count(), store: @escaping () -> Store = { Store() }
    ) {
        text = "\(called.hue) \(implicit.hue) \(full.hue) \(dark.hue) \(bounds.rows) \(span.end) \(count.text) \(store().size)"
    }

    let text: String
}
