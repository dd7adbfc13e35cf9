import Foundation
import Testing

extension CallablePrescanTests {
    /// A text, and the needed members that are found in it.
    struct Example: Sendable, CustomTestStringConvertible {
        let source: String
        let members: [Substring]
        var testDescription: String { source }

        /// Divides a list of examples. Each begins with a line that names the members, without spaces in a name.
        static func all(in text: String) -> [Example] {
            text.components(separatedBy: "// finds:").dropFirst().map { part in
                let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                return Example(source: String(lines[1]), members: lines[0].split(separator: " "))
            }
        }
    }

    static let callablesExamples = #"""
        // finds: A.init
        class A: B { let c: C
        @Provider(of: A.self)
        init(c: C) { self.c = c }
        init() {} }
        // finds: A.init B.init
        struct A { @Provider init(a: A) {} }
        actor B { @Provider init(b: B) {} }
        // finds: A.B.init
        extension A.B { func c() {}
        @Provider init(d: D) {} }
        extension A { init() {} }
        // finds: A.B.c
        enum A { case a, b
        enum B { @Provider static func c() -> C { C() } } }
        // finds: A.init
        class A { class B { struct C {} }
        @Provider init() {}
        class D { let e = 1 } }
        // finds: A.init A.init
        class A { @Provider convenience init?() {}
        @Provider required public init!(a: A) {} }
        // finds: A.a A.b
        class A { @Provider class func a() -> A { A() }
        @Provider private static func b() -> B { B() } }
        // finds: A.a
        @Module enum A { @Provider static func a() -> A { a }
        static func b() -> B { b } }
        // finds:
        @Module(provides: [B.self])
        public enum A {}
        // finds: A.a A.B.c
        @Module enum A {
        @Provider static func a() -> A { a }
        enum B { @Provider static func c() -> C { c } } }
        // finds: A.init A.init
        class A { @Blade.Provider init() {}
        @Blade::Provider init(a: A) {}
        @C.Provider init(b: B) {} }
        // finds: A.init
        class A { @MainActor @Provider @available(macOS 13, *) init() async throws(E) {} }
        // finds: A.init
        class A { @Lazy var b: B
        @Wrapped(c: { 1 }) private var c = C { }, d: D
        @Provider init() {} }
        // finds: A.init
        class A { @Provider init(a: A = { $0 }(1), b: B = .c { d in }, e: E = "\(f { })") {} ; init() {} }
        // finds: A.init
        class A { @Provider init<T: P>(a: T, @Named("b") b: [T] = []) where T.Q == [Int] {}
        let c: C }
        // finds: A.`b(c` A.`default`
        class A {
        @Provider static func `b (c`() -> B { B() }
        @Provider static func `default`() {} }
        // finds: A.== A.init
        class A { @Provider static func == (a: A, b: A) -> Bool { true }
        @Provider init() {} }
        // finds: A.init A.init A.c
        class A { @Provider init() {}; @Provider init(a: A) {}; let b = 1; @Provider static func c() {} }
        // finds: A.init
        class A { /* { */ @Provider/* } */init/* ( */(/* ) */a: A/* , */)/* { */{ /* } */ } // }
        }
        // finds: A.c
        class A { @Provider // }
        // {
        static // func
        func // b
        c() // {
        -> // C
        C // {
        { } }
        // finds: A.b A.c
        class A { @Provider static func b() ->
        B { B() }
        @Provider static func c() -> C { C() } }
        // finds: A.b A.c
        class A { @Provider static func b() ->
        @MainActor B { B() }
        @Provider static func c() { } }
        // finds: A.b A.c
        class A { @Provider static func b() -> any
        B { B() }
        @Provider static func c() { } }
        // finds: A.b A.init
        class A { @Provider static func b<T>() -> T where T: P,
        T: Q { c }
        @Provider init() {} }
        // finds: A.b
        class A { @Provider static func b()
        -> (C) -> D
        where A: B
        { { _ in D() } }
        init() {} }
        // finds: A.b A.c
        class A { @Provider static func b() -> B
        @Provider static func c() -> C { C() } }
        // finds:
        class A { func b() { @Provider func c() {} }
        let d = "@Provider init() {}" // @Provider init() {}
        }
        // finds: D.init
        @Provider func a() -> A { A() }
        let b = { @Provider in c }
        class D { @Provider init() {} }
        // finds:
        class AProvider { init(provider: Provider<B>) {}
        @Provided init() {} }
        struct C {}
        // finds:
        class A { @Provider var b: B { B() }
        @Provider subscript(c: C) -> D { D() }
        @Provider case e }
        // finds: E.init
        @Module enum A {}
        import B
        class C {}
        import D
        extension E { @Provider init() {} }
        import F
        // finds: D.init
        @Module enum A {}
        class B { class C {} }
        class D { @Provider init() {} }
        extension D { class E {} }
        // finds: A.init
        class A { let a = /}/
        @Provider init(b: B = /[)}]/) { c = /{/ }
        let d = 1 / 2 }
        """#

    static let conditionsExamples = #"""
        // finds: A.init A.init
        class A {
        #if B
        @Provider init() {}
        #else
        @Provider init(c: C) {}
        #endif
        init(d: D) {} }
        // finds: A.init
        class A {
        #if B
        @Provider
        #endif
        init() {}
        #if C
        @Provider
        #endif
        init(c: C) {}
        @Provider init(d: D) {} }
        // finds: A.init
        class A { @Provider
        #if B
        @MainActor
        #endif
        init() {} }
        // finds: A.init A.init
        #if B
        class A { @Provider init() {} }
        #elseif C
        import D
        #endif
        extension A { @Provider init(e: E) {} }
        // finds: A.a A.c
        @Module enum A {
        #if os(Linux) && B
        @Provider static func a() {}
        #if C
        @Provider static func c() {}
        #endif
        #endif
        }
        // finds: A.b A.init A.c
        @Component protocol A {
        #if B
        func b() -> B
        #else
        var c: C { get }
        #endif
        init(d: D) }
        // finds: C.init
        #if B
        @Component
        #endif
        protocol A { func b() -> B }
        class C { @Provider init() {} }
        """#

    static let requirementsExamples = #"""
        // finds: B.d B.e
        @Component(modules: [A.self])
        protocol B: C {
        func d() -> D
        var e: E { get }
        }
        // finds: A.init A.d
        @Component protocol A { init(@Named("b") b: B, c: C)
        func d() -> D }
        // finds: A.b A.c A.d A.e
        @Component public protocol A { func b() -> B; func c() -> C; var d: D { get set }; var e: E { get } }
        // finds: A.b A.c A.f A.d
        public @Component protocol A { static func b() -> B
        mutating func c()
        static var d: D { get }
        @E func f() }
        // finds: A.b A.c
        @Component package protocol A<T> where T: P {
        associatedtype T: P = [Q] where T.R == S
        func b() -> T
        associatedtype U
        func c() }
        // finds: A.d A.init
        @Component protocol A { subscript(b: B) -> C { get }
        func d() -> D
        typealias E = F
        init?() }
        // finds: A.b A.g A.e
        @Component protocol A { func b<T>(c: T) -> (T) -> [T: D]? where T: P
        var e: (E, f: F)?
        { get async throws }
        func g() }
        // finds: A.b A.c A.d
        @Component protocol A { func b() ->
        @Sendable () -> B
        func c() -> any P &
        Q
        func d() -> D
        .E }
        // finds: A.b A.c
        @Component protocol A { /* { */ func b() -> B // }
        /* ; */ var c: C /* { */ { /* } */ get } /* } */ }
        protocol D { func e() }
        // finds: A.< A.- A.e
        @Component protocol A { static func < (b: Self, c: Self) -> Bool
        static prefix func - (d: Self) -> Self
        func e() }
        // finds: A.f A.B.c
        enum A { @Component protocol B { func c() -> C }
        protocol D { func e() }
        @Provider static func f() {} }
        // finds: A.c
        @Component protocol A {}
        extension A { func b() {}
        @Provider static func c() {} }
        // finds: A.b
        @Component protocol A { func b() -> B }
        protocol C { func d() -> D }
        class E { init() {} }
        // finds: F.g
        @Component class A { func b() {}
        var c: C
        protocol D { func e() } }
        @Component protocol F { func g() }
        """#
}
