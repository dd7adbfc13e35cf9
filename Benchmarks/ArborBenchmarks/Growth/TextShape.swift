/// A text that repeats a unit any number of times. Nobody writes such texts, and they take the longest to read.
///
/// Each shape once took quadratic time, or would if a list were searched for each of its elements, a stack
/// copied for each of its levels, or the rest of the text examined from each of its positions.
struct TextShape {
    var name: String
    var before = ""
    /// The repeated text. `%` stands for the index of the repetition, `^` for the next index.
    var unit: String
    var after = ""
    /// The text after everything else, repeated as often as `unit`, with the same signs.
    var closing = ""
    /// The count of the smallest text. The count of the largest exceeds every fixed bound.
    var count = 450
    /// How much the instructions may grow when the text doubles. Twice as many is proportional.
    var mostGrowth = 2.4
    /// True for composed dependencies, which take another path than annotated types.
    var isComposed = false

    init(
        _ name: String, _ before: String, _ unit: String, _ after: String = "", closing: String = "",
        count: Int = 450, mostGrowth: Double = 2.4
    ) {
        (self.name, self.before, self.unit, self.after) = (name, before, unit, after)
        (self.closing, self.count, self.mostGrowth) = (closing, count, mostGrowth)
    }

    func text(count: Int, afterProvider: Bool = true) -> String {
        var text = (afterProvider ? Self.provider : "") + before
        for number in 0..<count { text += numbered(unit, number) }
        text += numbered(after, count)
        for number in 0..<count { text += numbered(closing, number) }
        return text
    }

    private func numbered(_ text: String, _ number: Int) -> String {
        guard text.contains("%") || text.contains("^") else { return text }
        return text.reduce(into: "") { result, sign in
            switch sign {
            case "%": result += String(number)
            case "^": result += String(number + 1)
            default: result.append(sign)
            }
        }
    }

    /// A type without which the text wouldn't be checked.
    fileprivate static let provider = "@Instantiable public struct Zero: Instantiable { public init() {} }\n"
}

extension TextShape {
    static let all = broken + deep + long + annotated + graphs + handedDown + components + composed

    /// Invalid Swift, from which tree-sitter must recover.
    private static let broken = [
        TextShape("colons", "let a: ", "B: "), TextShape("inherited colons", "struct A: ", "B: "),
        TextShape("required colons", "struct A where ", "B == C: "),
        TextShape("heads", "", "extension A<B> "),
        TextShape("nameless types", "", "struct {}\n"), TextShape("half tuple", "let a: (", "b: C d: "),
        TextShape("half dictionary", "let a: [", "B: ", "]"), TextShape("unclosed patterns", "", "let ( "),
        TextShape("unclosed parameters", "", "func f(a "),
        TextShape("odd parameters", "", "func f(x Int) {}\n"),
        TextShape("operators", "", "func <"), TextShape("groups", "", "precedencegroup "),
        TextShape("quotes", "let a: ", "\" "), TextShape("crossed conditions", "", "struct A {\n#if B\n}\n"),
        TextShape("closers", "struct A {", "] ) "), TextShape("crossed brackets", "let a: ", "([<"),
        TextShape("unclosed details", "", "@A public( "), TextShape("unclosed classes", "", "class public( "),
        TextShape("unclosed attributes", "", "@A( "), TextShape("unclosed arrays", "", "@A(b: [ "),
        TextShape("unclosed strings", "", "let a = \"\"\"\n"), TextShape("unclosed comments", "", "/*"),
        TextShape("statements in types", "", "struct A% { foo() }\n"), TextShape("lone elses", "", "#else\n"),
        TextShape("lone closers", "", "}\n"), TextShape("angles", "let a = ", "b<c, "),
        TextShape("attribute angles", "@A(", "b<c, ", ") struct B {}", count: 450),
    ]

    /// Nested constructs.
    private static let deep = [
        TextShape("types", "", "struct A {", closing: "}"), TextShape("unclosed types", "", "struct A {"),
        TextShape("annotated types", "", "@Instantiable public struct A { public init() {} ", closing: "}"),
        TextShape("conditions", "", "#if A\nstruct B {}\n", closing: "#endif\n"),
        TextShape("open conditions", "", "#if A\n"),
        TextShape("conditions of properties", "struct A {", "#if B\nlet c: D\n", "}", closing: "#endif\n"),
        TextShape("braces", "func f() ", "{"), TextShape("generics", "let a: ", "B<", closing: ">"),
        TextShape("parentheses", "let a: ", "(", "B", closing: ")"), TextShape("brackets", "let a: ", "["),
        TextShape("interpolations", "let a = \"", "\\(\""), TextShape("optionals", "let a: B", "?"),
        TextShape("members", "let a: B", ".C"), TextShape("arrows", "let a: ", "() -> ", "B"),
        TextShape("postfix conditions", "let a = b\n", "#if c\n"),
    ]

    /// Consecutive constructs.
    private static let long = [
        TextShape("branches", "#if A\n", "#elseif B\nstruct C {}\n", "#endif\n", count: 240),
        TextShape("too many branches", "#if A\n", "#elseif B\nstruct C {}\n", "#endif\n", count: 1_100),
        TextShape("attributes", "", "@A ", "struct B {}"),
        TextShape("modifiers", "", "public ", "struct B {}"),
        TextShape("throws on one line", "func f() ", "throws(A) "),
        TextShape("parameters", "func f(", "a: B, ", "c: D) {}"), TextShape("line", "let a = [", "1, ", "]"),
        TextShape("bindings", "struct A { let ", "a%: B, ", "c: D }"),
        TextShape("cases", "enum A { case ", "b, "),
        TextShape("attributes of bindings", "struct A {", "@B ", "let a: C", closing: ", d: E"),
        TextShape("composition", "let a: B", " & C"),
        TextShape("requirements", "struct A where ", "B == C, "),
        TextShape("labels", "func f(", "/* a */ "), TextShape("macros", "", "#a(b) { }\n"),
        TextShape("carriage returns", "", "let a: B\r"), TextShape("zeros", "", "\u{0}"),
        TextShape("name", "struct ", "ABCDEFGHIJ", " { let a: B }"),
    ]

    /// Texts that are read and checked.
    private static let annotated = [
        TextShape(
            "types of faults", "", "@Instantiable public struct A%: Instantiable { let b = ( }\n",
            count: 150),
        TextShape("inner faults", "", "@Instantiable public struct A% { public init() {}\nfoo() }\n"),
        TextShape("received", "@Instantiable public struct A {", "@Received let a%: B\n", "}"),
        TextShape(
            "initializers", "@Instantiable public struct A { @Received let b: C\n", "init(b: C, d%: E) {}\n",
            "}"),
        TextShape(
            "functions", "@Instantiable extension A {", "public static func instantiate(b%: C) -> A {}\n", "}"
        ),
        TextShape(
            "functions for tests", "@Instantiable extension A {",
            "public static func instantiate(b%: C) -> A<D%> {}\npublic static func mock(b%: C) -> A<D%> {}\n",
            "}"
        ),
        TextShape("annotations", "@Instantiable public struct A {", "@Received ", "let b: C, d: E\n}"),
        TextShape(
            "received under a long name",
            "struct ABCDEFGHIJABCDEFGHIJABCDEFGHIJABCDEFGHIJABCDEFGHIJ { struct B {}\n"
                + "@Instantiable public struct A {", "@Received let a%: B\n", "} }"),
        TextShape(
            "additional types", "@Instantiable(fulfillingAdditionalTypes: [", "B%.self, ", "]) struct A {}"),
        TextShape(
            "generic argument", "@Instantiable public struct A { @Received let b: ", "C<", "D", closing: ">"),
        TextShape("tuple", "@Instantiable public struct A { @Received let b: (", "c: D, ", "e: F) }"),
        TextShape("prefixes", "@Instantiable public struct A { @Received let b: ", "inout @C ", "D }"),
        TextShape("imports", "", "import A%\n"),
        TextShape(
            "variables", "@Instantiable struct A { init() {}\n", "@Received public private(set) var a%: B\n",
            "}"),
        TextShape(
            "two annotations", "@Instantiable struct A { @Received @Forwarded var ", "a%: B = C, ", "d: E }"),
        TextShape(
            "parameters that are missing", "@Instantiable struct A { public init(a0: B) {}\n",
            "@Received let a%: B\n", "}"),
        TextShape(
            "assignments", "@Instantiable struct A { @Received let b: C; init() { ", "(self.a%, ", "} }"),
        TextShape(
            "functions of faults", "@Instantiable extension A where B: C {",
            "class func instantiate<D%>() async throws -> [A]? {}\n", "}"),
        TextShape("arguments", "@Instantiable(", "isRot%: 1, ", "isRoot: 2) struct A {}"),
        TextShape("duplicates", "", "@Instantiable public struct A { public init() {} }\n"),
    ]

    /// Texts that are validated, and generated if they have no fault.
    private static let graphs = [
        TextShape(
            "chain", root,
            "@Instantiable public struct A% { @Instantiated let b: A^; public init(b: A^) {} }\n",
            "@Instantiable public struct A% { public init() {} }\n"),
        TextShape(
            "cycle", "@Instantiable public struct A0 { @Instantiated let b: A1; public init(b: A1) {} }\n",
            "@Instantiable public struct A^ { @Instantiated let b: A%; public init(b: A%) {} }\n"),
        TextShape(
            "absent values", root,
            "@Instantiable public struct A% { @Instantiated let b: A^; @Received(onlyIfAvailable: true) let c: C%?\n"
                + "public init(b: A^, c: C%?) {} }\n",
            "@Instantiable public struct A% { public init() {} }\n"),
        // The condition of a branch names those of all branches before it, so the code grows with their square.
        TextShape(
            "branches", "#if B\n",
            "@Instantiable(isRoot: true) public struct Root { @Instantiated let a: A; public init(a: A) {} }\n"
                + "#elseif B%\n",
            "#endif\n@Instantiable public struct A { public init() {} }\n", count: 50, mostGrowth: 4.4),
        TextShape(
            "missing", root,
            "@Instantiable public struct A% { @Instantiated let b: C%; public init(b: C%) {} }\n"),
    ]

    /// Graphs with much in common, or whose values come from far above. A value of its own for each level, as a parameter of each function between,
    /// would make the code grow with the square of the depth.
    private static let handedDown = [
        TextShape(
            "own values", root,
            "@Instantiable public struct A% { @Instantiated let v%: V%; @Instantiated let a: A^\n"
                + "public init(v%: V%, a: A^) {} }\n",
            "@Instantiable public struct A% { @Instantiated let b: B0; public init(b: B0) {} }\n"
                + lastConsumer,
            closing: value
                + "@Instantiable public struct B% { @Received let v%: V%; @Instantiated let b: B^\n"
                + "public init(v%: V%, b: B^) {} }\n"),
        TextShape(
            "own values made later", root,
            "@Instantiable public struct A% { @Instantiated let v%: V%; @Instantiated let a: A^\n"
                + "public init(v%: V%, a: A^) {} }\n",
            "@Instantiable public struct A% { @Instantiated let b: B0; public init(b: B0) {} }\n"
                + lastConsumer,
            closing: value + "@Instantiable public struct B% { @Received let v%: V%\n"
                + "@Instantiated let b: Instantiator<B^>; public init(v%: V%, b: Instantiator<B^>) {} }\n"),
        TextShape(
            "roots over a chain", "",
            "@Instantiable(isRoot: true) public struct R% { @Instantiated let a: A0; public init(a: A0) {} }\n",
            "@Instantiable public struct A% { public init() {} }\n",
            closing: "@Instantiable public struct A% { @Instantiated let a: A^; public init(a: A^) {} }\n"),
        // A superclass may have types of all these names, so the code has an alias for each.
        TextShape(
            "root that inherits",
            "open class Base {}\n@Instantiable(isRoot: true) public class R: Base {\n"
                + "@Instantiated let a: any P0; public init(a: any P0) {} }\n",
            "public protocol P% {}\n@Instantiable(fulfillingAdditionalTypes: [P%.self]) public struct A%: P% {\n"
                + "@Instantiated let a: any P^; public init(a: any P^) {} }\n",
            "public protocol P% {}\n@Instantiable(fulfillingAdditionalTypes: [P%.self]) public struct A%: P% {\n"
                + "public init() {} }\n"),
        // Each function decides the names of all values that are handed to it, although the code has few of them.
        TextShape(
            "component's own values", component,
            "@Module(provides: [A%.self, V%.self], submodules: [M^.self]) enum M% {}\n",
            "@Module(provides: [A%.self]) enum M% {}\nclass A% { @Provider init() {} }\n",
            closing: "class A% { @Provider init(a: A^, v: V%) {} }\n"
                + "class V% { @Provider(scope: .singleton) init() {} }\n"),
    ]

    private static let value = "@Instantiable public struct V% { public init() {} }\n"

    private static let lastConsumer = "@Instantiable public struct B% { public init() {} }\n"

    /// Components, which are linked, validated, and generated if they have no fault.
    private static let components = [
        TextShape(
            "component's chain", component,
            "@Module(provides: [A%.self], submodules: [M^.self]) enum M% {}\n"
                + "class A% { @Provider(scope: .singleton) init(b: A^) {} }\n",
            "@Module(provides: [A%.self]) enum M% {}\nclass A% { @Provider init() {} }\n", count: 200),
        TextShape(
            "component's loop", component + "@Module(provides: [B.self",
            ", A%.self", "]) enum M0 {}\nclass B { @Provider init() {} }\n", count: 200),
        TextShape(
            "component's gaps", component + "@Module(provides: [A0.self]) enum M0 {\n",
            "@Provider static func f%(a: C%, b: P%) -> P^ { a }\n",
            "}\nclass A0 { @Provider init(p: P%) {} }\n",
            count: 200),
        TextShape(
            "component's names", component + "class A0 { @Provider init(",
            "@Named(\"g%\") g%: C, ", "n: C) {} }\nclass C {}\n@Module(provides: [A0.self]) enum M0 {}\n",
            closing: "extension M0 { @Provider(named: \"f%\") static func f%() -> C { C() } }\n", count: 200),
        TextShape(
            "component's conforming types", component + "@Module(provides: [C0.self",
            ", C^.self", "]) enum M0 { @Provider static func a(d: D0) -> A0 { A0() } }\nclass A0 {}\n",
            closing: "protocol P% {}\nclass C%: P% { @Provider init(c: C^) {} }\nclass D% {}\n"
                + "extension M0 { @Provider static func d%(d: D^, p: P%) -> D% { D%() } }\n", count: 200),
        TextShape(
            "component's entry points", "@Component(modules: [M.self]) protocol P {\n",
            "func f%() -> Lazy<A>\n",
            "}\n@Module(provides: [A.self]) enum M {}\nclass A { @Provider init() {} }\n",
            count: 200),
    ]

    private static let component = "@Component(modules: [M0.self]) protocol P { func a() -> A0 }\n"

    /// Composed dependencies, which are linted, generated and drawn.
    private static let composed = [
        TextShape(
            "composed chain", leaf,
            taker("A%", "A^Dependencies", "A^(dependencies: dependencies)"),
            taker("A%", "LDependency", "_ = dependencies.l"), count: 200),
        TextShape(
            "composed leftovers", leaf,
            taker("A%", "A^Dependencies & M%Dependency", "A^(dependencies: dependencies)")
                + "protocol M%Dependency { var m%: Int { get } }\n",
            taker("A%", "LDependency", "_ = dependencies.l"), count: 200),
        TextShape(
            "composed siblings", leaf + "typealias ADependencies = LDependency", " & B%Dependencies",
            "\nstruct A<Dependencies: ADependencies> { let dependencies: Dependencies }\n",
            closing: taker("B%", "LDependency", "_ = dependencies.l"), count: 200),
        TextShape(
            "composed leaves", "// arbor: container\ntypealias ADependencies = Any", " & L%Dependency",
            "\nstruct A<Dependencies: ADependencies> { let dependencies: Dependencies }\n",
            closing: "protocol L%Dependency { var l%: Int { get } }\n", count: 200),
        TextShape(
            "composed loop", leaf, "typealias A%Dependencies = LDependency & A^Dependencies\n",
            "typealias A%Dependencies = A0Dependencies\n", count: 200),
        TextShape(
            "computed aliases", leaf,
            "// arbor: dependencies\n" + taker("A%", nil, "A^(dependencies: dependencies)"),
            "// arbor: dependencies\n" + taker("A%", nil, "_ = dependencies.l"), count: 200),
        TextShape(
            "computed circle", leaf,
            "// arbor: dependencies\n"
                + taker("A%", nil, "_ = dependencies.l; A^(dependencies: dependencies)"),
            "// arbor: dependencies\n" + taker("A%", nil, "A0(dependencies: dependencies)"), count: 200),
        TextShape(
            "directives", leaf,
            "// arbor: spliced\ntypealias A%ExternalDependencies = LDependency\n"
                + "typealias A%Dependencies = A%ExternalDependencies & LDependency\n", count: 200),
    ].map { shape in
        var shape = shape
        shape.isComposed = true
        return shape
    }

    private static let leaf = "protocol LDependency { var l: Int { get } }\n"

    /// A type with its alias, unless it is computed, and the code in one of its functions.
    private static func taker(_ name: String, _ members: String?, _ code: String) -> String {
        (members.map { "typealias \(name)Dependencies = \($0)\n" } ?? "")
            + "struct \(name)<Dependencies: \(name)Dependencies> { let dependencies: Dependencies\n"
            + "func f() { \(code) } }\n"
    }

    private static let root =
        "@Instantiable(isRoot: true) public struct Root { @Instantiated let a: A0; public init(a: A0) {} }\n"
}
