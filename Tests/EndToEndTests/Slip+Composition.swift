extension Slip {
    static let compositions = [
        Slip(
            name: "a misspelt part of an alias that two comments ask for",
            files: [
                "App.swift": """
                // arbor: container
                typealias AppDependencies = ImageDependencies

                """,
                "Other.swift": """
                // arbor: test container
                typealias OtherDependencies = ImageDependencies

                """,
                "Shop.swift": """
                protocol LoggingDependency { var logger: String { get } }
                typealias ImageDependencies = LogingDependency

                """,
            ],
            report: [
                "Shop.swift:2:31: error: 'ImageDependencies' contains 'LogingDependency', which none of the sources declares [invalid-directive]",
                "App.swift:1:1: note: 'arbor: container' asks for code with it",
                "Shop.swift:2:31: note: help: write 'LoggingDependency'",
            ], command: "lint"),
        Slip(
            name: "a merge conflict between the parts of an alias",
            files: [
                "App.swift": """
                protocol LoggingDependency { var logger: String { get } }
                protocol ImageDependency { var image: String { get } }
                typealias PageDependencies = LoggingDependency
                <<<<<<< HEAD
                    & ImageDependency
                =======
                >>>>>>> other
                struct Page<Dependencies: PageDependencies> { let dependencies: Dependencies }

                """
            ],
            report: [
                "App.swift:4:1: error: this file has an unresolved merge conflict [broken-declaration]",
                "App.swift:4:1: note: help: keep one of the versions, and delete the others and the lines with the markers, such as '======='",
            ], command: "lint"),
    ]
}
