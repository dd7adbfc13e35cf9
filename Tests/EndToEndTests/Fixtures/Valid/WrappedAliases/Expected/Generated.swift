// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeMiddle(title: String, fileStore: FileStore?, store: Store) -> Middle {
            let anyStore: AnyStore = AnyStore(store)
            let maybe: AnyStore? = fileStore.map { AnyStore($0) }
            let never: AnyStore? = nil
            let name: String = title
            return Middle(
                anyStore: anyStore, maybe: maybe, never: never, below: Below(anyStore: anyStore, name: name),
                title: title, name: name
            )
        }

        let store: Store = FileStore()
        let fileStore = FileStore()
        let middles = Instantiator<Middle> { makeMiddle(title: $0, fileStore: fileStore, store: store) }
        self.init(store: store, fileStore: fileStore, middles: middles)
    }
}
