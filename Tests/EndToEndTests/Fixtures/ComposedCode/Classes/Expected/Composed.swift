// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

final class AppContainer: AppDependencies {
    var cache: [String]
    let onTap: (Int) -> Void
    let title: String?

    init(
        cache: [String],
        onTap: @escaping (Int) -> Void,
        title: String?
    ) {
        self.cache = cache
        self.onTap = onTap
        self.title = title
    }
}
