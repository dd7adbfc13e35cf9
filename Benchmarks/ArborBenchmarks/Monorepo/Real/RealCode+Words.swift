// The words of names and of prose.
extension RealCode {
    static let nouns = [
        "account", "session", "token", "index", "image", "payload", "route", "invoice", "item", "query",
        "locale", "window", "identity", "interval", "insight", "request", "response", "cursor", "buffer",
        "channel", "digest", "event", "filter", "gateway", "handler", "record", "message", "node", "offset",
        "packet", "queue", "region", "schema", "target", "update", "value", "weight", "zone", "path",
        "manifest", "diagnostic", "configuration",
    ]

    static let verbs = [
        "load", "store", "resolve", "merge", "validate", "prepare", "append", "remove", "refresh",
        "schedule", "encode", "decode", "render", "observe", "cancel", "collect", "describe", "register",
        "compare", "rebuild",
    ]

    static let adjectives = [
        "pending", "current", "cached", "remote", "local", "visible", "nested", "shared", "partial",
        "previous", "expected", "stale", "unique", "ordered", "missing", "default", "active", "resolved",
        "raw", "total",
    ]

    static let sentences = [
        "Returns the value as it was when the request began, even if it has changed since.",
        "This doesn't check for cancellation; the caller does, before each attempt.",
        "The key is case-insensitive: \"Content-Type\" and \"content-type\" are the same.",
        "- Parameter name: The name as the user typed it, e.g. `main` or `release/2.0`.",
        "- Returns: `nil` if there is no such entry, or if it isn't readable.",
        "- Throws: `CocoaError(.fileNoSuchFile)` where the file has been moved (see below).",
        "- Note: Must be called on the main queue { this is asserted in debug builds }.",
        "See https://example.com/documentation/42#caching for the reasons.",
        "FIXME: the server sends \"null\" here, and we can't tell it from an empty list.",
        "TODO: Remove when the minimum deployment target is raised.",
        "The order matters: observers are told after the state has been written to disk.",
        "let copy = try await service.load(\"key\") // as in the old implementation",
        "An empty array means that nothing was found, which is not an error.",
        "We keep at most one of these in memory, since each is about 4 MB.",
        "O(*n* log *n*), where *n* is the number of entries that aren't yet sorted.",
        "Callers rely on this being idempotent.",
        "Not thread-safe.",
        "Skip the first two bytes.",
    ]
}
