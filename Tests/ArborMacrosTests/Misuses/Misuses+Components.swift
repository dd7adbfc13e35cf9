@testable import ArborMacros

/// Misuses of the annotations of components.
extension Misuse {
    static let components = [
        Misuse(
            name: "components: a module that is a struct", macro: .module, library: "Blade",
            source: "@Module struct 1️⃣Values {}",
            faults: [
                .init(
                    "1️⃣",
                    "@Module can only be attached to an enum, but 'Values' is a struct; declare it as 'enum Values'; a module has no instances [unsupported-declaration]",
                    fixIt: "write 'enum'", fixed: "@Module enum Values {}")
            ]),
        Misuse(
            name: "components: a module with cases", macro: .module, library: "Blade",
            source: """
                @Module enum Values {
                    1️⃣case one, two
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Values is a module, but has cases; remove the cases, or move the providers into a separate enum; a module has no instances [unsupported-declaration]"
                )
            ]),
        Misuse(
            name: "components: a requirement that throws", macro: .component, library: "Blade",
            source: """
                @Component protocol Shop {
                    1️⃣func user() throws -> User
                }
                """,
            faults: [
                .init(
                    "1️⃣",
                    "Shop.user can't be an entry point: it throws; remove 'throws' [invalid-requirement]",
                    fixIt: "remove 'throws'",
                    fixed: """
                        @Component protocol Shop {
                            func user() -> User
                        }
                        """)
            ]),
        Misuse(
            name: "components: an initializer that waits", macro: .provider, library: "Blade",
            enclosing: "public struct Cup {}",
            source: "@Provider 1️⃣init() async {}",
            faults: [
                .init(
                    "1️⃣",
                    "this initializer of Cup can't be a provider: it is async; the generated code is synchronous; provide a value that does its asynchronous work when it is used [invalid-provider]",
                    fixIt: "remove 'async'", fixed: "@Provider init() {}")
            ]),
        Misuse(
            name: "components: a private function that isn't static", macro: .provider, library: "Blade",
            enclosing: "@Module enum Values {}",
            source: "@Provider private 1️⃣func user() -> User { User() }",
            faults: [
                .init(
                    "1️⃣",
                    "the generated code can't call 'user': it is private; remove 'private' [inaccessible-provider]",
                    fixIt: "remove 'private'", fixed: "@Provider func user() -> User { User() }"),
                .init(
                    "1️⃣",
                    "'user' can't be a provider: it is not static; declare it 'static'; a module has no instances [invalid-provider]",
                    fixIt: "insert 'static '",
                    fixed: "@Provider private static func user() -> User { User() }"),
            ]),
        Misuse(
            name: "components: a function outside of modules", macro: .provider, library: "Blade",
            enclosing: "enum Values {}",
            source: "@Provider static 1️⃣func user() -> User { User() }",
            faults: [
                .init(
                    "1️⃣",
                    "Values has functions with @Provider, but is not annotated with @Module; annotate 'Values' with '@Module' [unsupported-declaration]"
                )
            ]),
        Misuse(
            name: "components: a provider of another type", macro: .provider, library: "Blade",
            enclosing: "public struct Cup {}",
            source: "@Provider(of: 1️⃣User.self) init() {}",
            faults: [
                .init(
                    "1️⃣",
                    "the initializer makes Cup, but 'of' is 'User.self'; remove 'of'; to provide a supertype, write a static function in a module [invalid-argument]",
                    fixIt: "write 'Cup.self'", fixed: "@Provider(of: Cup.self) init() {}")
            ]),
    ]
}
