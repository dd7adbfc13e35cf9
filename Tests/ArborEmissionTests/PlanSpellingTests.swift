import ArborEmission
import ArborModel
import ArborPlans
import Testing

/// Plans made without a planner. An emitter needs nothing else.
@Suite("Emitting a plan")
struct PlanSpellingTests {
    private func text(_ file: FilePlan, _ slices: [SlicePlan]) -> String {
        let emitter = SwiftEmitter(file)
        return String(decoding: emitter.head() + slices.flatMap(emitter.text), as: UTF8.self)
    }

    @Test("an emitter needs only a plan")
    func plan() {
        let (app, store, label) = (TypeText.symbol(0), TypeText.symbol(1), LocalName(label: 2))
        let file = FilePlan(
            imports: [ImportPlan(module: "Disk", text: "internal import Disk")],
            aliases: [AliasPlan(name: "TopLevelT", type: "T", condition: "DEBUG", selected: "Disk::T")],
            roots: [
                RootPlan(
                    condition: "os(Linux)", availability: ["@available(macOS 14, *)"], type: app,
                    isolation: .attribute("MainActor"), isClass: true, parameter: .ownType(app),
                    functionNames: TextTable(["makeStore", "part"]), functionCount: 1)
            ],
            texts: TextTable(["App", "Store", "default"]), words: ReservedWords(names: [2]))
        let function = FunctionPlan(
            name: 0, condition: "DEBUG", isSendable: true,
            parameters: [.init(name: label, type: .written("() -> Void"), isEscaping: true)], result: store,
            body: BodyPlan(results: [
                .init(
                    condition: "A", value: .call(.type(store), [.init(label: label, value: .name(label))])),
                .init(value: .call(.type(store), [.init(label: nil, value: .absent)])),
            ]))
        let body = BodyPlan(
            bindings: [
                .init(
                    name: LocalName(label: 2, number: 2), annotation: .written("Store?"),
                    value: .call(.function(0), [.init(label: label, value: .absent)]))
            ],
            parts: [.init(name: 1, places: 0..<1, types: [.written("Store?")])],
            results: [
                .init(
                    value: .call(
                        .selfInitializer,
                        [.init(label: label, value: .name(LocalName(label: 2, number: 2)))]))
            ])
        #expect(
            text(
                file,
                [
                    SlicePlan(root: 0, isFirst: true, isLast: false, functions: [function]),
                    SlicePlan(root: 0, isFirst: false, isLast: true, functions: [], body: body),
                ])
                    == """
                    // Written by arbor, which proved that every dependency below is met.
                    // Changes are lost at the next build: change the annotations instead.
                    #if canImport(Disk)
                    internal import Disk
                    #endif

                    // Other declarations may hide these names below.
                    #if DEBUG
                    #if compiler(>=6.3)
                    private typealias TopLevelT = Disk::T
                    #else
                    private typealias TopLevelT = T
                    #endif
                    #endif

                    #if os(Linux)
                    @available(macOS 14, *)
                    extension App {
                        /// Makes the whole dependency tree. The parameter keeps it from overriding a superclass's `init()`.
                        @MainActor public convenience init(_: App.Type = App.self) {
                    #if DEBUG
                            @Sendable nonisolated func makeStore(`default`: @escaping () -> Void) -> Store {
                    #if A
                                return Store(default: `default`)
                    #else
                                return Store(nil)
                    #endif
                            }
                    #endif

                            func part() -> (Store?) {
                                let default_2: Store? = makeStore(default: nil)
                                return (default_2)
                            }
                            let (default_2) = part()
                            self.init(default: default_2)
                        }
                    }
                    #endif

                    """)
    }
}

/// Plans are written by hand here, with the numbers of their texts.
extension Symbol: ExpressibleByIntegerLiteral {
    public init(integerLiteral number: Int32) { self.init(rawValue: number) }
}
