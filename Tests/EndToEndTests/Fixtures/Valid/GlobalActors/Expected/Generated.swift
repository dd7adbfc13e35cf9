// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Database {
    /// Makes the whole dependency tree.
    public convenience init() {
        let journal = Journal()
        let index = Index(journal: journal)
        let indices = Instantiator<Index> { Index(journal: journal) }
        self.init(journal: journal, index: index, indices: indices)
    }
}
