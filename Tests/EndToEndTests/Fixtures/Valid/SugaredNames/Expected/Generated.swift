// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// Makes the whole dependency tree.
    public init() {
        let numbers: [Int] = [Int].instantiate()
        let counts: [String: Int] = [String: Int].instantiate(numbers: numbers)
        self.init(numbers: numbers, counts: counts)
    }
}
