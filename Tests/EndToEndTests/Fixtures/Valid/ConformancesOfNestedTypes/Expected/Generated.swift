// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// Makes the whole dependency tree.
    public convenience init() {
        let extended: any Service = Feature.Extended()
        let aliased: any Service = Feature.Aliased()
        let page: any Feature.Page = Feature.Detail()
        let builder = ErasedInstantiator<(), any Named & Service> { Feature.Inner.Both() }
        let base: Base<Int> = Cache<Int>()
        let cache: any Service = Cache<String>()
        let store: any Service = Store<Int>()
        self.init(
            extended: extended, aliased: aliased, page: page, builder: builder, base: base, cache: cache,
            store: store
        )
    }
}
