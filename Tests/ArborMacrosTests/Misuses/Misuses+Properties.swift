@testable import ArborMacros

/// Properties of a type without `@Instantiable`.
extension Misuse {
    static let properties = [
        Misuse(
            name: "properties: a function",
            macro: .received,
            enclosing: "struct Plain {}",
            source: "1️⃣@Received func user() {}",
            faults: [
                .init(
                    "1️⃣", "'@Received' goes with a 'let' that has a name and a type [unsupported-declaration]")
            ]),
        Misuse(
            name: "properties: several variables in a pattern",
            macro: .received,
            enclosing: "struct Plain {}",
            source: "@Received private let 1️⃣(user, box): (first: User, @Sendable () -> Int)",
            faults: [
                .init(
                    "1️⃣",
                    "'(user, box)' is a tuple pattern: '@Received' goes with one property that has a name; declare a property for each value [invalid-dependency]",
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
                    "'(user, box)' is a tuple pattern: '@Received' goes with one property that has a name; declare a property for each value [invalid-dependency]"
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
                    "'user' is static: a dependency belongs to an instance; remove 'static', or the annotation [invalid-dependency]"
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
                    ##"'fulfilledByType' must be a plain string literal: '#"Real"#' is none [invalid-argument]"##
                )
            ]),
        Misuse(
            name: "properties: a text that is no name of a type",
            macro: .instantiatedByType,
            enclosing: "struct Plain {}",
            source: #"@Instantiated(fulfilledByType: 1️⃣"[Real]") let service: any Service"#,
            faults: [
                .init(
                    "1️⃣", "'fulfilledByType' must be the name of a type: '[Real]' is none [invalid-argument]")
            ]),
        Misuse(
            name: "properties: a name of a type for an Instantiator",
            macro: .instantiatedByType,
            enclosing: "struct Plain {}",
            source: #"@Instantiated(fulfilledByType: 1️⃣"Real") let service: Instantiator<Made>"#,
            faults: [
                .init(
                    "1️⃣",
                    "'Instantiator<Made>' makes what it names, and nothing else by 'fulfilledByType'; name the type in the Instantiator, or declare an ErasedInstantiator [invalid-argument]"
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
                    #"'ErasedInstantiator<(), any Service>' does not say which type it makes; write @Instantiated(fulfilledByType: "…") with the type's name [invalid-dependency]"#
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
                    ##"'fulfilledByDependencyNamed' must be a plain string literal: '#"boss"#' is none [invalid-argument]"##
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
                    "1️⃣", "'type(of: User())' is no type: 'ofType' takes 'Type.self' [invalid-argument]")
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
                    "'onlyIfAvailable' must be 'true' or 'false', written out: 'flag' is neither [invalid-argument]"
                ),
                .init(
                    "2️⃣",
                    "'erasedToConcreteExistential' must be 'true' or 'false', written out: 'flag' is neither [invalid-argument]"
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
                    "'erasedToConcreteExistential' must be 'true' or 'false', written out: 'flag' is neither [invalid-argument]"
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
                    "'user' is a variable: what a type depends on doesn't change; declare it with 'let'; beside a property wrapper 'var' is right [invalid-dependency]",
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
                    "'user' bears @Received and @Forwarded: a dependency comes from one source; keep one of them [invalid-dependency]",
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
                    "'user' has a value already: a dependency is given to the initializer; remove the initial value, or the annotation [invalid-dependency]",
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
                    "'user' has a value already: a dependency is given to the initializer; remove the initial value, or the annotation [invalid-dependency]"
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
                    "'any Service' can't be absent: what is received only if available is optional; declare it as '(any Service)?' [invalid-dependency]",
                    fixIt: "write '(any Service)?'",
                    fixed: "@Received(onlyIfAvailable: true) let service: (any Service)?")
            ]),
    ]
}
