import Arbor

@Instantiable(isRoot: true)
public nonisolated struct Screen: Instantiable {
    public init(header: Header, footer: Footer) {
        self.header = header
        self.footer = footer
    }

    @Instantiated let header: Header
    @Instantiated let footer: Footer
}

// The code in an extension of `Screen` would find these before the types.
extension Screen {
    nonisolated func Badge(_ number: Int) -> Int { number }
}

nonisolated extension Screen {
    var
        Footer: Int
    { 2 }
}

@Instantiable
public nonisolated struct Header: Instantiable {
    public init(badge: Badge) { self.badge = badge }
    @Instantiated let badge: Badge
}

@Instantiable
public nonisolated struct Footer: Instantiable {
    public init() {}
}

@Instantiable
public nonisolated struct Badge: Instantiable {
    public init() {}
}

let screen = Screen()
print(screen.Badge(1), screen.Footer)
