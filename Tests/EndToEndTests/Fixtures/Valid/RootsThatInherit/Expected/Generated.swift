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
#if os(Solaris)
private typealias TopLevelBook = Book
#endif
private typealias TopLevelDefaulted = Defaulted
#if os(Solaris)
private typealias TopLevelHome = Home
#endif
private typealias TopLevelObject = Object
@available(*, deprecated)
private typealias TopLevelOld = Old
@available(*, deprecated)
private typealias TopLevelOldPart = OldPart
@available(*, deprecated)
private typealias TopLevelOldRoot = OldRoot
#if os(Solaris)
private typealias TopLevelPages = Pages
#endif
private typealias TopLevelPlain = Plain
private typealias TopLevelRoot = Root
private typealias TopLevelSub = Sub
private typealias TopLevelValue = Value

#if os(Solaris)
extension Book {
    /// Makes the whole dependency tree.
    public init() {
        let pages: any TopLevelPages = TopLevelHome()
        self.init(pages: pages)
    }
}
#endif

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

@available(*, deprecated)
extension OldRoot {
    /// Makes the whole dependency tree. The parameter keeps it from overriding a superclass's `init()`.
    public convenience init(_: OldRoot.Type = OldRoot.self) {
        let part: any TopLevelOld = TopLevelOldPart()
        self.init(part: part)
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
