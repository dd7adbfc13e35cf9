// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

typealias ReaderDependencies = TopDependency & WriterDependencies
typealias WriterDependencies = MutableLevelDependency

struct AppContainer: AppDependencies {
    var level: Int
    let logger: any Logger
}

struct CountsContainer: CountsDependencies {
    let counts: Counts
}

@available(macOS 10.15, *)
struct OldContainer: OldDependencies {
    let logger: any Logger
}

struct ReaderTopContainer: ReaderTopDependencies {
    var level: Int
    let logger: Logger
    let top: Int
}

final class SentContainer: SentDependencies {
    let logger: any Logger
    let sent: Int

    init(
        logger: any Logger,
        sent: Int
    ) {
        self.logger = logger
        self.sent = sent
    }
}

final class SentTopContainer: SentTopDependencies {
    let level: Int
    let sentTop: Int

    init(
        level: Int,
        sentTop: Int
    ) {
        self.level = level
        self.sentTop = sentTop
    }
}

struct SplicedFooDependencies<ExternalDependencies: FooExternalDependencies>: FooDependencies {
    private var externalDependencies: ExternalDependencies
    let logger: any Logger
    var level: Int {
        get { externalDependencies.level }
        set { externalDependencies.level = newValue }
    }

    init(
        externalDependencies: ExternalDependencies,
        logger: any Logger
    ) {
        self.externalDependencies = externalDependencies
        self.logger = logger
    }
}

struct TopContainer: TopDependencies {
    let level: Int
    let logger: Logger
    let top: Int
}
