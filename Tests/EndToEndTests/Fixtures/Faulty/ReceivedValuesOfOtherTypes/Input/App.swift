@Instantiable(isRoot: true)
final class App: Instantiable {
    init(logger: NullLogger, page: Page, sessions: Instantiator<Session>, reports: Instantiator<Report>) {
        (self.logger, self.page, self.sessions, self.reports) = (logger, page, sessions, reports)
    }

    /// It was `any Logger`, and nobody takes it as it is.
    @Instantiated let logger: NullLogger
    @Instantiated let page: Page
    @Instantiated let sessions: Instantiator<Session>
    @Instantiated let reports: Instantiator<Report>
}

protocol Logger {}

@Instantiable(fulfillingAdditionalTypes: [Logger.self])
final class ConsoleLogger: Logger, Instantiable {
    init() {}
}

@Instantiable
final class NullLogger: Logger, Instantiable {
    init() {}
}

@Instantiable
final class Page: Instantiable {
    init(logger: any Logger, analytics: Analytics?) { (self.logger, self.analytics) = (logger, analytics) }
    @Received let logger: any Logger
    /// Nothing makes it, and it is an optional.
    @Received let analytics: Analytics?
}

final class Analytics {}
