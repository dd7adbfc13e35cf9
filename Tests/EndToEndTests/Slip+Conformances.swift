extension Slip {
    static let conformances = [
        Slip(
            name: "a type lists a protocol that another provides, and one that it doesn't conform to",
            files: [
                "App.swift": """
                import Arbor
                protocol Screen {}
                protocol Store {}
                @Instantiable(isRoot: true) struct App: Instantiable {
                    @Instantiated let screen: any Screen
                    @Instantiated let store: any Store
                    init(screen: any Screen, store: any Store) { (self.screen, self.store) = (screen, store) }
                }
                @Instantiable(fulfillingAdditionalTypes: [Screen.self]) struct Home: Screen, Instantiable { init() {} }
                @Instantiable(fulfillingAdditionalTypes: [Screen.self, Store.self]) struct Model: Screen, Instantiable { init() {} }
                """
            ],
            report: [
                "App.swift:10:42: error: 2 types provide 'Screen': Home, Model [duplicate-provider]",
                "App.swift:9:42: note: Home provides it too",
                "App.swift:10:42: note: help: remove 'Screen.self' from the 'fulfillingAdditionalTypes' of all but one; a property that needs another one names it, as in '@Instantiated(fulfilledByType: \"Model\")'",
                "App.swift:10:42: error: Model lists 'Store' in 'fulfillingAdditionalTypes', but doesn't conform to it [not-conforming]",
                "App.swift:10:42: note: help: make Model conform to 'Store', or remove it from the list",
            ]),
        Slip(
            name: "of two types that list a protocol, one doesn't conform",
            files: [
                "App.swift": """
                import Arbor
                protocol Screen {}
                @Instantiable(isRoot: true) struct App: Instantiable {
                    @Instantiated let screen: any Screen
                    init(screen: any Screen) { self.screen = screen }
                }
                @Instantiable(fulfillingAdditionalTypes: [Screen.self]) struct Home: Screen, Instantiable { init() {} }
                @Instantiable(fulfillingAdditionalTypes: [Screen.self]) struct Model: Instantiable { init() {} }
                """
            ],
            report: [
                "App.swift:8:42: error: Model lists 'Screen' in 'fulfillingAdditionalTypes', but doesn't conform to it [not-conforming]",
                "App.swift:8:42: note: help: make Model conform to 'Screen', or remove it from the list",
            ]),
    ]
}
