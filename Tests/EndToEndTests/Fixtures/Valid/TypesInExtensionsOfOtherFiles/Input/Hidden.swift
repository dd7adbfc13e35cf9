extension Features {
    private struct Log {}

    /// Contains a class Cache, but not in `Features` itself.
    public enum Screens {
        public final class Cache {}
    }

    static func make() -> Int {
        struct Page { let number = 1 }
        return Page().number
    }
}

private extension Page {
    struct Cache {}
}
