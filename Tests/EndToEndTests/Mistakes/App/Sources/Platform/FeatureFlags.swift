import Arbor

/// What the shop offers already.
public struct FeatureFlags: Sendable {
    public let showsReviews: Bool
}

@Instantiable
extension FeatureFlags: Instantiable {
    public static func instantiate(keyValueStore: any KeyValueStore) -> FeatureFlags {
        FeatureFlags(showsReviews: keyValueStore.value(for: "flags.reviews") == "on")
    }
}
