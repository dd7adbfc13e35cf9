/// A module without annotations was read too.
public struct Color {
    public init() {}
}
