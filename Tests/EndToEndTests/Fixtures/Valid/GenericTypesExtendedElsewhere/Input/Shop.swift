import Arbor

@Instantiable(isRoot: true)
public final class Shop: Instantiable {
    public init(shelves: Instantiator<Shelf<String>>, lids: Instantiator<Crate<Int>.Lid>) {
        (self.shelves, self.lids) = (shelves, lids)
    }

    @Instantiated let shelves: Instantiator<Shelf<String>>
    @Instantiated let lids: Instantiator<Crate<Int>.Lid>
}
