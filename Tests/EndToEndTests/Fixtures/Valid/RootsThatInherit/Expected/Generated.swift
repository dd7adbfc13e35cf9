// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Foundation)
import Foundation
#endif

// Other declarations may hide these names below.
private typealias TopLevelA = A
private typealias TopLevelDefaulted = Defaulted
private typealias TopLevelObject = Object
private typealias TopLevelPlain = Plain
private typealias TopLevelRoot = Root
private typealias TopLevelSub = Sub
private typealias TopLevelValue = Value

extension Defaulted {
    /// Makes the whole dependency tree. The parameter keeps it from overriding a superclass's `init()`.
    public convenience init(_: Defaulted.Type = Defaulted.self) {
        self.init(a: TopLevelA())
    }
}

extension Object {
    /// Makes the whole dependency tree. The parameter keeps it from overriding a superclass's `init()`.
    public convenience init(_: Object.Type = Object.self) {
        self.init(a: TopLevelA())
    }
}

extension Plain {
    /// Makes the whole dependency tree.
    public convenience init() {
        self.init(a: TopLevelA())
    }
}

extension Root {
    /// Makes the whole dependency tree. The parameter keeps it from overriding a superclass's `init()`.
    public convenience init(_: Root.Type = Root.self) {
        self.init(a: TopLevelA())
    }
}

extension Sub {
    /// Makes the whole dependency tree. The parameter keeps it from overriding a superclass's `init()`.
    public convenience init(_: Sub.Type = Sub.self) {
        self.init(b: TopLevelA())
    }
}

extension Value {
    /// Makes the whole dependency tree.
    public init() {
        self.init(a: TopLevelA())
    }
}
