// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(SafeDI)
import SafeDI
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension Table {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var rows: ((Queries, Token?, AnyPanel) -> Row)? = nil
        var panel: ((Log) -> AnyPanel)? = nil
        var queries: ((Database, Log) -> Queries)? = nil
        var log_Log_: (() -> Log)? = nil
        var database: ((Log) -> Database)? = nil
        var token: Token? = nil

        init(
            rows: ((Queries, Token?, AnyPanel) -> Row)? = nil, panel: ((Log) -> AnyPanel)? = nil,
            queries: ((Database, Log) -> Queries)? = nil, log_Log_: (() -> Log)? = nil,
            database: ((Log) -> Database)? = nil, token: Token? = nil
        ) {
            self.rows = rows
            self.panel = panel
            self.queries = queries
            self.log_Log_ = log_Log_
            self.database = database
            self.token = token
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(
        credentials: Credentials, session: Session, safeDIOverrides: SafeDIOverrides = .init()
    ) -> Table {
        let token = safeDIOverrides.token
        let log_Log_ = if let make = safeDIOverrides.log_Log_ { make() } else { Log() }
        let database = if let make = safeDIOverrides.database {
            make(log_Log_)
        } else {
            Database(log: log_Log_)
        }
        let queries = if let make = safeDIOverrides.queries {
            make(database, log_Log_)
        } else {
            Queries(database: database, log: log_Log_)
        }
        let panel = if let make = safeDIOverrides.panel {
            make(log_Log_)
        } else {
            AnyPanel(LogPanel(log: log_Log_))
        }
        let rows = Instantiator<Row> { [make = safeDIOverrides.rows] in
            if let make {
                make(queries, token, panel)
            } else {
                Row(queries: queries, token: token, panel: panel)
            }
        }
        let log_Log: Log? = log_Log_
        return Table(rows: rows, credentials: credentials, log: log_Log, session: session)
    }
}
#endif
