// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Country {
    /// Makes the whole dependency tree.
    public init() {
        func makeLibrary(city: City?) -> Library {
            Library(shelf: Shelf(city: city))
        }

        let city = City()
        let library = makeLibrary(city: city)
        let ranks = Instantiator<Rank> { Rank(in: city) }
        self.init(library: library, city: city, ranks: ranks)
    }
}

extension Library {
    /// Makes the whole dependency tree.
    public convenience init() {
        self.init(shelf: Shelf(city: nil))
    }
}
