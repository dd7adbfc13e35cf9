import SafeDI

// What a tree receives is made at the top of its mock, with what that receives in turn.

@Instantiable
public final class Log: Instantiable {
    public init() {}
    var lines: [String] = []
}

@Instantiable
public final class Database: Instantiable {
    public init(log: Log) {
        self.log = log
        log.lines.append("database")
    }

    @Received let log: Log
}

@Instantiable
public final class Queries: Instantiable {
    public init(database: Database, log: Log) {
        self.database = database
        self.log = log
        log.lines.append("queries")
    }

    @Received let database: Database
    @Received let log: Log
}

/// Nothing makes it.
public protocol Credentials { var name: String { get } }
public struct Token { public let text: String }

public protocol Panel { var title: String { get } }
public struct AnyPanel {
    public let title: String
    init(_ panel: some Panel) { title = panel.title }
}

@Instantiable
public struct LogPanel: Panel, Instantiable {
    public init(log: Log) { self.log = log }
    @Received let log: Log
    public var title: String { "panel with \(log.lines.count) lines" }
}

/// It makes the value that others receive wrapped.
@Instantiable
public struct Window: Instantiable {
    public init(panel: AnyPanel) { self.panel = panel }
    @Instantiated(fulfilledByType: "LogPanel", erasedToConcreteExistential: true) let panel: AnyPanel
}

@Instantiable
public struct Row: Instantiable {
    public init(queries: Queries, token: Token?, panel: AnyPanel) {
        self.queries = queries
        self.token = token
        self.panel = panel
    }

    @Received let queries: Queries
    @Received(onlyIfAvailable: true) let token: Token?
    @Received let panel: AnyPanel
}

@Instantiable(generateMock: true)
public struct Table: Instantiable {
    public init(rows: Instantiator<Row>, credentials: Credentials, log: Log?, session: Session) {
        self.rows = rows
        self.credentials = credentials
        self.log = log
        self.session = session
    }

    @Instantiated let rows: Instantiator<Row>
    @Received let credentials: Credentials
    /// Others can't do without it, so it is there.
    @Received(onlyIfAvailable: true) let log: Log?
    /// Only a caller can give a part of it, so nothing makes it here.
    @Received let session: Session
}

@Instantiable
public struct Session: Instantiable {
    public init(name: String) { self.name = name }
    @Forwarded let name: String
}
