@testable import ArborMacros

/// Properties of a type without `@Instantiable`.
extension Misuse {
    static let properties = [
        Misuse(
            name: "mocks: a property with the name of the generated function",
            source: """
                @Instantiable(generateMock: true)
                public struct Clock: Instantiable {
                    public init() {}
                    public static var 1️⃣mock: Clock { Clock() }
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Clock declares 'mock', and so does the generated code; give it another name, or remove 'generateMock: true' [conflicting-mock]"
                )
            ]),
        Misuse(
            name: "properties: a function",
            macro: .received,
            enclosing: "struct Plain {}",
            source: "1️⃣@Received func user() {}",
            faults: [
                .init(
                    "1️⃣",
                    "'@Received' can only be attached to a 'let' with a name and a type [unsupported-declaration]"
                )
            ]),
        Misuse(
            name: "properties: several variables in a pattern",
            macro: .received,
            enclosing: "struct Plain {}",
            source: "@Received private let 1️⃣(user, box): (first: User, @Sendable () -> Int)",
            faults: [
                .init(
                    "1️⃣",
                    "'@Received' can only be attached to a property with a name, but '(user, box)' is a tuple pattern; declare a property for each value [invalid-dependency]",
                    fixIt: "declare 2 properties",
                    fixed: "@Received private let user: User\n@Received private let box: @Sendable () -> Int")
            ]),
        Misuse(
            name: "properties: variables in a pattern whose types can't be told apart",
            macro: .received,
            enclosing: "struct Plain {}",
            source: "@Received let 1️⃣(user, box): Pair",
            faults: [
                .init(
                    "1️⃣",
                    "'@Received' can only be attached to a property with a name, but '(user, box)' is a tuple pattern; declare a property for each value [invalid-dependency]"
                )
            ]),
        Misuse(
            name: "properties: a static variable",
            macro: .received,
            enclosing: "struct Plain {}",
            source: "@Received static let 1️⃣user: User = User()",
            faults: [
                .init(
                    "1️⃣",
                    "'user' is static, but a dependency must be an instance property; remove 'static'; if it is not a dependency, remove the annotation [invalid-dependency]"
                )
            ]),
        Misuse(
            name: "properties: a name of a type that is no plain literal",
            macro: .instantiatedByType,
            enclosing: "struct Plain {}",
            source: ##"@Instantiated(fulfilledByType: 1️⃣#"Real"#) let service: any Service"##,
            faults: [
                .init(
                    "1️⃣",
                    ##"'fulfilledByType' expects a string literal, found '#"Real"#'; write the name itself in double quotes [invalid-argument]"##
                )
            ]),
        Misuse(
            name: "properties: a text that is no name of a type",
            macro: .instantiatedByType,
            enclosing: "struct Plain {}",
            source: #"@Instantiated(fulfilledByType: 1️⃣"[Real]") let service: any Service"#,
            faults: [
                .init(
                    "1️⃣",
                    "'fulfilledByType' expects the name of a type, found '[Real]'; write the plain name: \"Type\" [invalid-argument]"
                )
            ]),
        Misuse(
            name: "properties: a name of a type for an Instantiator",
            macro: .instantiatedByType,
            enclosing: "struct Plain {}",
            source: #"@Instantiated(fulfilledByType: 1️⃣"Real") let service: Instantiator<Made>"#,
            faults: [
                .init(
                    "1️⃣",
                    "'fulfilledByType' can't be used with 'Instantiator<Made>', which names the type that it makes; remove 'fulfilledByType', or declare an 'ErasedInstantiator' [invalid-argument]"
                )
            ]),
        Misuse(
            name: "properties: an erased Instantiator without the name of a type",
            macro: .instantiated,
            enclosing: "struct Plain {}",
            source: "1️⃣@Instantiated let service: ErasedInstantiator<(), any Service>",
            faults: [
                .init(
                    "1️⃣",
                    #"'ErasedInstantiator<(), any Service>' doesn't name the type that it makes; name that type in '@Instantiated(fulfilledByType: "…")': an @Instantiable type that conforms to 'Service' [invalid-dependency]"#
                )
            ]),
        Misuse(
            name: "properties: a name of a dependency that is no plain literal",
            macro: .receivedAlias,
            enclosing: "struct Plain {}",
            source: ##"@Received(fulfilledByDependencyNamed: 1️⃣#"boss"#, ofType: User.self) let user: User"##,
            faults: [
                .init(
                    "1️⃣",
                    ##"'fulfilledByDependencyNamed' expects a string literal, found '#"boss"#'; write the name itself in double quotes [invalid-argument]"##
                )
            ]),
        Misuse(
            name: "properties: a type of a dependency that is no literal",
            macro: .receivedAlias,
            enclosing: "struct Plain {}",
            source:
                #"@Received(fulfilledByDependencyNamed: "boss", ofType: 1️⃣type(of: User())) let user: User"#,
            faults: [
                .init(
                    "1️⃣", "'ofType' expects 'Type.self', found 'type(of: User())' [invalid-argument]")
            ]),
        Misuse(
            name: "properties: flags that are computed",
            macro: .receivedAlias,
            enclosing: "struct Plain {}",
            source:
                #"@Received(fulfilledByDependencyNamed: "boss", ofType: User.self, erasedToConcreteExistential: 2️⃣flag, onlyIfAvailable: 1️⃣flag) let user: User"#,
            faults: [
                .init(
                    "1️⃣",
                    "'onlyIfAvailable' expects the literal 'true' or 'false', found 'flag'; write 'true' or 'false' [invalid-argument]"
                ),
                .init(
                    "2️⃣",
                    "'erasedToConcreteExistential' expects the literal 'true' or 'false', found 'flag'; write 'true' or 'false' [invalid-argument]"
                ),
            ]),
        Misuse(
            name: "properties: a flag that is computed beside a name",
            macro: .instantiatedByType,
            enclosing: "struct Plain {}",
            source:
                #"@Instantiated(fulfilledByType: "Real", erasedToConcreteExistential: 1️⃣flag) let service: any Service"#,
            faults: [
                .init(
                    "1️⃣",
                    "'erasedToConcreteExistential' expects the literal 'true' or 'false', found 'flag'; write 'true' or 'false' [invalid-argument]"
                )
            ]),
        Misuse(
            name: "properties: a variable",
            macro: .received,
            enclosing: "struct Plain {}",
            source: "@Received 1️⃣var user: User",
            faults: [
                .init(
                    "1️⃣",
                    "'user' is declared with 'var', but a dependency can't change; write 'let'; only a property with a property wrapper may be a 'var' [invalid-dependency]",
                    fixIt: "make it a 'let'",
                    fixed: "@Received let user: User")
            ]),
        Misuse(
            name: "properties: two annotations",
            macro: .received,
            enclosing: "struct Plain {}",
            source: "@Received @Forwarded let 1️⃣user: User",
            faults: [
                .init(
                    "1️⃣",
                    "'user' has the annotations @Received and @Forwarded, but a dependency can have only one; keep @Received if a type above provides it, or @Forwarded if the caller of an Instantiator gives it [invalid-dependency]",
                    fixIt: "keep @Received alone",
                    fixed: "@Received let user: User")
            ]),
        Misuse(
            name: "properties: an initial value",
            macro: .forwarded,
            enclosing: "struct Plain {}",
            source: "/* é */ @Forwarded let 1️⃣user: User = User()",
            faults: [
                .init(
                    "1️⃣",
                    "'user' has an initial value, but the initializer must set a dependency; remove the initial value; if it is not a dependency, remove the annotation [invalid-dependency]",
                    fixIt: "remove the initial value",
                    fixed: "/* é */ @Forwarded let user: User")
            ]),
        Misuse(
            name: "properties: no type",
            macro: .forwarded,
            enclosing: "struct Plain {}",
            source: "@Forwarded let 1️⃣user = User()",
            faults: [
                .init(
                    "1️⃣",
                    "'user' has an initial value, but the initializer must set a dependency; write its type instead of the value, as in 'user: User', and let the initializer take it; if it is not a dependency, remove the annotation [invalid-dependency]"
                )
            ]),
        Misuse(
            name: "properties: a type that can not be absent",
            macro: .receivedIfAvailable,
            enclosing: "struct Plain {}",
            source: "1️⃣@Received(onlyIfAvailable: true) let service: any Service",
            faults: [
                .init(
                    "1️⃣",
                    "'onlyIfAvailable' requires an optional type, found 'any Service'; write '(any Service)?', also for the parameter of the initializer; or remove 'onlyIfAvailable: true' if a type above always provides the value [invalid-dependency]",
                    fixIt: "write '(any Service)?'",
                    fixed: "@Received(onlyIfAvailable: true) let service: (any Service)?")
            ]),
    ]
}
