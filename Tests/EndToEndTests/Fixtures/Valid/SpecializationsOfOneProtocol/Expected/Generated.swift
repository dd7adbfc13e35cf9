// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        let numbers: any Store = MemoryStore<Int>()
        let names: any Store = MemoryStore<String>()
        self.init(numbers: numbers, names: names, flags: MemoryStore<Bool>())
    }
}
