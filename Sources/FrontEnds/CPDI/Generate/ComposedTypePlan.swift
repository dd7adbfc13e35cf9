import ArborModel

/// A generated type that stands for composed dependencies.
struct ComposedTypePlan: Equatable, Sendable {
    /// The kind of the type.
    enum Form: Equatable, Sendable {
        /// Adds stored values to those that it gets from outside, under this label and by this generic parameter.
        case spliced(label: String, parameter: String, alias: String)
        case container
        case testContainer
    }

    /// A property of the type.
    struct Member: Equatable, Sendable {
        var label: String
        var type: String
        var accessors: [String]
        /// True if the value comes from outside.
        var isForwarded: Bool
    }

    /// A generic parameter that stands for an associated type of the protocols.
    struct Parameter: Equatable, Sendable {
        var name: String
        var constraints: [String]
    }

    var form: Form
    var name: String
    /// The alias that the type conforms to.
    var alias: String
    /// `public`, `package` or "".
    var access: String
    /// True if a protocol asks for a class.
    var isClass: Bool
    var parameters: [Parameter]
    /// The properties, by their labels.
    var members: [Member]
}

/// The contents of one generated file.
struct ComposedFilePlan: Equatable, Sendable {
    /// The imports, in order.
    var imports: [ImportDeclaration] = []
    /// The computed aliases: the access level and the text.
    var aliases: [String] = []
    var types: [ComposedTypePlan] = []
}
