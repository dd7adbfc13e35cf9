// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

struct Everything<Amount: Price, Stock: Shelf>: AppDependencies {
    var counter: Int
    var note: String
    let now: Int
    let price: Amount
    let prices: [String: Amount]
    let shelf: Stock
}

struct PairContainer<First: Collection & Sendable, Second: Sendable & Sequence<First.Element>>:
    PairDependencies
{
    let changed: @Sendable () -> Void
    let first: First
    let second: Second
}

struct SequenceContainer<Numbers: Sendable & Sequence<Int>>: SequenceDependencies {
    let numbers: Numbers
}

struct SplicedDetailDependencies<ExternalDependencies: DetailExternalDependencies, Stock: Shelf>:
    DetailDependencies
{
    typealias Amount = ExternalDependencies.Amount
    private var externalDependencies: ExternalDependencies
    var counter: Int
    let shelf: Stock
    var note: String {
        get { externalDependencies.note }
        set { externalDependencies.note = newValue }
    }
    var now: Int { get async throws { try await externalDependencies.now } }
    var price: Amount { externalDependencies.price }
    var prices: [String: Amount] { externalDependencies.prices }

    init(
        externalDependencies: ExternalDependencies,
        counter: Int,
        shelf: Stock
    ) {
        self.externalDependencies = externalDependencies
        self.counter = counter
        self.shelf = shelf
    }
}
