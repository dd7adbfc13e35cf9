import Arbor

public protocol Precedence {}
public protocol Alternative {}
public protocol Version {}
public protocol Three {}

// `&&` binds more than `||`: of a build with MOCK and without DEBUG, both are part.
#if DEBUG && UITEST || MOCK
@Instantiable(fulfillingAdditionalTypes: [Precedence.self])
public final class Fake: Precedence, Instantiable { public init() {} }
#endif
#if !DEBUG
@Instantiable(fulfillingAdditionalTypes: [Precedence.self])
public final class Real: Precedence, Instantiable { public init() {} }
#endif

#if os(macOS) || CI
@Instantiable(fulfillingAdditionalTypes: [Alternative.self])
public final class Mac: Alternative, Instantiable { public init() {} }
#endif
#if os(Linux)
@Instantiable(fulfillingAdditionalTypes: [Alternative.self])
public final class Linux: Alternative, Instantiable { public init() {} }
#endif

#if compiler(>=6.0)
@Instantiable(fulfillingAdditionalTypes: [Version.self])
public final class New: Version, Instantiable { public init() {} }
#endif
#if compiler(<6.1)
@Instantiable(fulfillingAdditionalTypes: [Version.self])
public final class Old: Version, Instantiable { public init() {} }
#endif

// Of three, two meet.
#if A
@Instantiable(fulfillingAdditionalTypes: [Three.self])
public final class One: Three, Instantiable { public init() {} }
#elseif B
@Instantiable(fulfillingAdditionalTypes: [Three.self])
public final class Two: Three, Instantiable { public init() {} }
#endif
#if !A && C
@Instantiable(fulfillingAdditionalTypes: [Three.self])
public final class Third: Three, Instantiable { public init() {} }
#endif

/// Functions have conditions too.
public struct Font {}
@Instantiable
extension Font: Instantiable {
    #if BOLD
    public static func instantiate() -> Font { Font() }
    #endif
    #if !LIGHT
    public static func instantiate() -> Font { Font() }
    #endif
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(a: any Precedence, b: any Alternative, c: any Version, d: any Three, font: Font) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.font = font
    }

    @Instantiated let a: any Precedence
    @Instantiated let b: any Alternative
    @Instantiated let c: any Version
    @Instantiated let d: any Three
    @Instantiated let font: Font
}
