import Arbor

extension Shelf {
    /// The parameter is known from the other file.
    @Instantiable
    public final class Row: Instantiable {
        public init(index: Int, items: [Item], label: Label<Item>) {
            (self.index, self.items, self.label) = (index, items, label)
        }

        @Forwarded let index: Int
        @Received let items: [Item]
        @Instantiated let label: Label<Item>
    }
}

extension Crate<Int> {
    /// The extension states the argument.
    @Instantiable
    public final class Lid: Instantiable {
        public init(size: Content) { self.size = size }
        @Forwarded let size: Content
    }
}

@Instantiable
public struct Label<Value>: Instantiable {
    public init() {}
}
