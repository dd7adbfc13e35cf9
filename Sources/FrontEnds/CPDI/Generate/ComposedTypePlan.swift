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
        /// The type of an initializer's parameter that is stored: `@escaping () -> Void`.
        var parameterType: String
        /// The type of a value that may not be set.
        var optionalType: String
        /// True if the property can be set.
        var isSet: Bool
        /// The words before the getter's braces: `async`, `throws(Failure)`.
        var effects: [String]
        /// The attributes of a property that reads the value from outside, and the actor that a stored one is for.
        var attributes: [String]
        /// True if the value comes from outside.
        var isForwarded: Bool
    }

    /// A generic parameter that stands for an associated type of the protocols.
    struct Parameter: Equatable, Sendable {
        var name: String
        var constraints: [String]
    }

    /// Names that no property and no type of a property has.
    struct Storage: Equatable, Sendable {
        var type = "Values"
        var property = "values"
        var missing = "unset"
    }

    var form: Form
    var name: String
    /// The alias that the type conforms to.
    var alias: String
    /// The attributes of the aliases that limit where the type is available.
    var availability: [String] = []
    /// `public`, `package` or "".
    var access: String
    /// True if a protocol asks for a class.
    var isClass: Bool
    var parameters: [Parameter]
    /// The associated types that come from outside, by their names.
    var typealiases: [String] = []
    /// The actor that the initializer is isolated to, as an attribute, since some properties are; or "".
    var isolation = ""
    /// True if code of any actor may use its values, whatever the default isolation of the module is.
    var isNonisolated = false
    /// True if tests may send the type elsewhere, although its values change.
    var isSendable = false
    /// What the type conforms to in place of the alias if it is `@unchecked Sendable` too.
    var protocols: [String] = []
    /// The names of the type and the property that hold the values of tests, and of the function for missing ones.
    var storage = Storage()
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
