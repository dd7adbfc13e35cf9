import ArborGraph
import ArborModel

/// The decided contents of the generated file: names, order, and the location of each construction. Emitters only
/// spell it.
///
/// The names, on which the whole of a root's code depends, are decided beforehand. The plan of a function is made when
/// it is spelled, from the names and the graph alone. So functions are spelled in parallel, and a plan is never in
/// memory as a whole.
public struct ConstructionPlan: Sendable {
    /// The imports of the generated file, in the order of writing.
    public var imports: [ImportPlan]
    /// Other names of types that some root's members hide, in the order of these names.
    var aliases: [AliasPlan]
    /// In the order of the roots' names.
    package var roots: [TreePlanner]
}

/// One `import`, made conditional on its module's presence.
public struct ImportPlan: Equatable, Sendable {
    /// The name of the module whose presence is the condition.
    public var module: String
    /// The whole import declaration, as Swift source.
    public var text: String
}

/// A local function that makes one type.
struct FunctionPlan {
    struct Parameter {
        var name: Name
        var type: TypeText
        var isEscaping: Bool
    }

    var name: Symbol
    /// The condition of the `#if` that its type stands in, or "".
    var condition: String
    /// True where a Sendable Instantiator calls it, directly or not.
    var isSendable: Bool
    var parameters: [Parameter]
    var result: TypeText
    var body: BodyPlan
}

/// The values that are computed, in order, and the call that takes them.
struct BodyPlan {
    struct Binding {
        var name: Name
        /// Of one `#if` branch among several that make the value, its condition; else "".
        var condition: String
        /// The type, where Swift would infer another.
        var annotation: TypeText?
        var value: ValuePlan
    }

    /// Some of the values, one behind the other, computed by a function that gives them back.
    struct Part {
        var name: Symbol
        /// The places of its values in `bindings`.
        var places: Range<Int>
        /// Those of its values.
        var types: [TypeText]
    }

    var bindings: [Binding]
    /// In the order of their places; empty of all but long bodies.
    var parts: [Part]
    /// What is called, by `#if` branch: the first whose condition holds counts. The last has none.
    var results: [(condition: String, value: ValuePlan)]
}

/// A local name: a label of the graph, with a number behind it where the label is taken, as in `user_2`.
struct Name: Hashable, Sendable {
    var label: Symbol
    /// 0 of a plain label.
    var number: Int32 = 0
}

/// A type's text: one of the graph's, or a part of one.
enum TypeText: Equatable, Sendable {
    case symbol(Symbol)
    case written(String)
}

/// An expression of the generated code.
indirect enum ValuePlan: Equatable, Sendable {
    /// A local value.
    case name(Name)
    /// `nil`: an if-available dependency that nothing provides.
    case absent
    /// What the closure is given: all of it, or its member.
    case given(member: Symbol?)
    case call(Callee, [Argument])
    /// `call as Type`, where overloads differ in their results alone.
    case typed(ValuePlan, TypeText)
    /// `Instantiator<Product> { value }`
    case deferred(TypeText, ValuePlan)
    /// `value.map { Type($0) }`, for a value that may be absent.
    case mapped(ValuePlan, TypeText)

    struct Argument: Equatable, Sendable {
        var label: Name?
        var value: ValuePlan
    }

    enum Callee: Equatable, Sendable {
        case selfInitializer
        /// An initializer.
        case type(TypeText)
        /// A static function of a type, by its name.
        case member(TypeText, String)
        /// A function of the tree, by its name's number in the tree.
        case function(Symbol)
    }
}
