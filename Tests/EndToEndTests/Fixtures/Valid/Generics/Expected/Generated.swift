// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeCacheEntry() -> Cache<Entry> {
            Cache<Entry>(box: Box<Entry>(), list: Box<[Entry]>())
        }

        func makeCacheString() -> Cache<String> {
            Cache<String>(box: Box<String>(), list: Box<[String]>())
        }

        func makeCacheInt() -> Cache<[Int]> {
            Cache<[Int]>(box: Box<[Int]>(), list: Box<[[Int]]>())
        }

        func makeOuterIntInnerString() -> Outer<Int>.Inner<String> {
            Outer<Int>.Inner<String>(box: Box<(Int, String)>(), leaf: Outer<Int>.Leaf())
        }

        func makePairStringIntString(first: String, second: [Int: String?]) -> Pair<String, [Int: String?]> {
            Pair<String, [Int: String?]>(
                first: first, second: second, box: Box<(String, [Int: String?])>(),
                swapped: Box<[String: [Int: String?]]>()
            )
        }

        func makeRepoEntry() -> Repo<Entry> {
            let cache = makeCacheEntry()
            let more = Instantiator<Repo<Entry>> { makeRepoEntry() }
            let me = Instantiator<Repo<Entry>> { makeRepoEntry() }
            return Repo<Entry>(cache: cache, more: more, me: me)
        }

        func makeRepoString() -> Repo<String> {
            let cache = makeCacheString()
            let more = Instantiator<Repo<String>> { makeRepoString() }
            let me = Instantiator<Repo<String>> { makeRepoString() }
            return Repo<String>(cache: cache, more: more, me: me)
        }

        func makeRepoInt() -> Repo<[Int]> {
            let cache = makeCacheInt()
            let more = Instantiator<Repo<[Int]>> { makeRepoInt() }
            let me = Instantiator<Repo<[Int]>> { makeRepoInt() }
            return Repo<[Int]>(cache: cache, more: more, me: me)
        }

        let store: any Store<Entry> = MemoryStore<Entry>()
        let strings: any Store<String> = MemoryStore<String>()
        let ints: any Store<[Int]> = MemoryStore<[Int]>()
        let entries = makeRepoEntry()
        let numbers = makeRepoInt()
        let makers = Instantiator<Repo<String>> { makeRepoString() }
        let pages = makeOuterIntInnerString()
        let optional = Box<Int?>()
        let closures = Instantiator<Holder<() -> Void>> { Holder<() -> Void>(value: $0) }
        let erased = ErasedInstantiator<Int, any Named> { Holder<Int>(value: $0) }
        let dicts = Instantiator<Pair<String, [Int: String?]>> {
            makePairStringIntString(first: $0.first, second: $0.second)
        }
        self.init(
            store: store, entries: entries, numbers: numbers, makers: makers, strings: strings, ints: ints,
            pages: pages, optional: optional, closures: closures, erased: erased, dicts: dicts
        )
    }
}
