// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Foundation)
import Foundation
#endif

// Other declarations may hide these names below.
@available(macOS 15, iOS 18, *)
private typealias TopLevelFirst = First
@available(macOS 15, iOS 18, *)
private typealias TopLevelItem = Item
@available(iOS 18, macOS 15, *)
private typealias TopLevelSecond = Second

@available(macOS 15, iOS 18, *)
extension First {
    /// Makes the whole dependency tree. The parameter keeps it from overriding a superclass's `init()`.
    public convenience init(_: First.Type = First.self) {
        self.init(item: TopLevelItem())
    }
}

@available(iOS 18, macOS 15, *)
extension Second {
    /// Makes the whole dependency tree. The parameter keeps it from overriding a superclass's `init()`.
    public convenience init(_: Second.Type = Second.self) {
        self.init(item: TopLevelItem())
    }
}
