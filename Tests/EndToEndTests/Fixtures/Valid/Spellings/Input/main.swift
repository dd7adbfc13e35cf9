import Arbor
import Identity

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(
        file: Reading & Writing, ints: Box<Array<Int>>, map: Box<[String: Int?]>, any: Box<any Reading>,
        shelves: Instantiator<Shelf>, lamp: Lamp?, spareLamp: Lamp?, lamps: Instantiator<Lamp>?
    ) {
        self.file = file
        self.ints = ints
        self.map = map
        self.any = any
        self.shelves = shelves
        self.lamp = lamp
        self.spareLamp = spareLamp
        self.lamps = lamps
    }

    @Instantiated let file: Reading & Writing
    @Instantiated let ints: Box<Array<Int>>
    @Instantiated let map: Box<[String: Int?]>
    @Instantiated let any: Box<any Reading>
    @Instantiated let shelves: Instantiator<Shelf>
    @Instantiated let lamp, spareLamp: Optional<Lamp>, lamps: Swift.Optional<Instantiator<Lamp>>
}

@Instantiable
public final class Lamp: Instantiable {
    public init() {}
}

let root = Root()
let reader = root.shelves.instantiate(3).reader
print(reader.file.write(), reader.file.identity == root.any.content.identity)
print(reader.ints.identity == root.ints.identity, reader.map.identity == root.map.identity, reader.maybe ?? 0)
let page = reader.page.instantiate((number: 1, onTurn: { print("turned", $0) }))
page.onTurn(page.number)
print(page.reading?.identity.description ?? "none")
print(root.lamp !== root.spareLamp, root.lamps?.instantiate() !== nil)
