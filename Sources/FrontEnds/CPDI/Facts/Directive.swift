import ArborModel

/// A comment that asks for generated code: `// arbor: spliced`.
struct Directive: Equatable, Sendable {
    /// The code that a directive asks for.
    enum Request: String, Sendable, CaseIterable {
        /// The type that adds values of a narrower scope, for an alias `FooExternalDependencies`.
        case spliced
        /// A type that stores everything that an alias requires.
        case container
        /// The same for tests: each value may be set, and reading one that isn't ends the test.
        case testContainer = "test container"
        /// The alias of a type, computed from what its code uses.
        case dependencies
    }

    /// What keeps a comment from being a directive.
    enum Misspelling: Equatable, Sendable {
        /// It is written in `/*` and `*/`.
        case block
        /// It follows code on its line.
        case trailing
        /// It doesn't begin with `arbor:` in these letters.
        case sign
    }

    /// The declaration after the comment.
    enum Target: Equatable, Sendable {
        case alias(Int)
        case type(Int)
    }

    /// `nil` if the words ask for nothing that is known.
    var request: Request?
    /// The words after `arbor:`.
    var text: String
    /// The name of the generated type, if one is given.
    var name: String?
    /// `nil` if neither an alias nor a type follows.
    var target: Target?
    /// What is wrong with a comment that looks like a directive; `nil` for a right one.
    var misspelling: Misspelling?
    /// The words on what is around the declaration and generated code can't be in: `a type`, `'#if'`.
    var surroundings: String?
    var range: SourceRange
}
