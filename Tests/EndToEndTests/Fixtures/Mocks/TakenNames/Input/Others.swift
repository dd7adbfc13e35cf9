// The name of what holds replacements, at the top level and in a type.
public struct Boxed {}

extension Card {
    struct Boxed_2 {}
}
