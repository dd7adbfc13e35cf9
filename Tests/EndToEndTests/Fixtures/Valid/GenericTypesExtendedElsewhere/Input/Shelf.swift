import Arbor

@Instantiable
public final class Shelf<Item: Sendable>: Instantiable {
    public init(items: [Item], rows: Instantiator<Shelf<Item>.Row>) {
        (self.items, self.rows) = (items, rows)
    }

    @Forwarded let items: [Item]
    @Instantiated let rows: Instantiator<Shelf<Item>.Row>
}

@Instantiable
public final class Crate<Content>: Instantiable {
    public init() {}
}
