/// The Swift source of a type with composed dependencies: its protocol, its alias, and code that reads and forwards.
struct ComposedType {
    let number: Int
    let edges: GraphShape.Edges
    /// Properties and functions that use no dependency.
    let members: String

    /// The number of protocols with one dependency.
    private static let leaves = 200

    var text: String {
        let leaf = number % Self.leaves
        let members = edges.made.map { "\n    & Service\($0)Dependencies // Required by Service\($0)" }
            .joined()
        let calls = edges.made.map { "        Service\($0)(dependencies: dependencies).run()\n" }.joined()
        return """
            \(number < Self.leaves ? Self.leaf(number) : "")public typealias Service\(number)Dependencies = Value\(leaf)Dependency\(members)

            /// Service \(number) of the made-up monorepo: it makes \(edges.made.count) others.
            public struct Service\(number)<Dependencies: Service\(number)Dependencies> {
                private let dependencies: Dependencies

                public init(dependencies: Dependencies) { self.dependencies = dependencies }

                public func run() {
                    print(dependencies.value\(leaf))
            \(calls)    }

            \(self.members)}


            """
    }

    private static func leaf(_ number: Int) -> String {
        """
        public protocol Value\(number)Dependency {
            var value\(number): Int { get }
        }


        """
    }
}
