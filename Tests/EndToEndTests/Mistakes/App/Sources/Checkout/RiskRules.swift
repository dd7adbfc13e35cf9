import Arbor
import Platform

/// The limits that the bank has set.
@Instantiable
public struct RiskRules: Instantiable {
    @Received(fulfilledByDependencyNamed: "keyValueStore", ofType: (any KeyValueStore).self)
    private let ruleSource: any ReadableStore

    public init(ruleSource: any ReadableStore) {
        self.ruleSource = ruleSource
    }

    var limit: Money {
        Money(cents: ruleSource.value(for: "rules.limit").flatMap(Int.init) ?? 100_000)
    }
}
