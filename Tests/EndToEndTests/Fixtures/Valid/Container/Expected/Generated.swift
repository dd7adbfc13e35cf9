// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Foundation)
import Foundation
#endif
#if canImport(SafeDI)
import SafeDI
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        let isOn: Container<Bool> = Container<Bool>.instantiate()
        let count: Container<Int> = Container<Int>.instantiate()
        let name: Container<String> = Container<String>.instantiate()
        let home: Container<URL?> = Container<URL?>.instantiate()
        let choice: Container<MyEnum> = Container<MyEnum>.instantiate()
        let counts = Instantiator<Container<Int>> { Container<Int>.instantiate() }
        self.init(
            isOn: isOn, count: count, name: name, home: home, choice: choice, counts: counts,
            reader: Reader(count: count, home: home, choice: choice)
        )
    }
}
