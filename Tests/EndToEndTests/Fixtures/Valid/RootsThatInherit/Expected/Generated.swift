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
        let a = TopLevelA()
        self.init(a: a)
    }
}

extension Object {
    /// Makes the whole dependency tree. The parameter keeps it from overriding a superclass's `init()`.
    public convenience init(_: Object.Type = Object.self) {
        let a = TopLevelA()
        self.init(a: a)
    }
}

extension Plain {
    /// Makes the whole dependency tree.
    public convenience init() {
        let a = TopLevelA()
        self.init(a: a)
    }
}

extension Root {
    /// Makes the whole dependency tree. The parameter keeps it from overriding a superclass's `init()`.
    public convenience init(_: Root.Type = Root.self) {
        let a = TopLevelA()
        self.init(a: a)
    }
}

extension Sub {
    /// Makes the whole dependency tree. The parameter keeps it from overriding a superclass's `init()`.
    public convenience init(_: Sub.Type = Sub.self) {
        let b = TopLevelA()
        self.init(b: b)
    }
}

extension Value {
    /// Makes the whole dependency tree.
    public init() {
        let a = TopLevelA()
        self.init(a: a)
    }
}
