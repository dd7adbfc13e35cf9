import Arbor
#if canImport(Extras)
import Extras
#endif

#if canImport(Extras) && !NOEXTRAS
@Instantiable public struct F: Instantiable {
    public init(w: W) { self.w = w }
    @Instantiated public let w: W
}
#else
@Instantiable public struct F: Instantiable {
    public init(w: Int = 3) { self.w = w }
    public let w: Int
}
#endif
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(f: F) { self.f = f }
    @Instantiated let f: F
}
print(type(of: Root().f.w))
