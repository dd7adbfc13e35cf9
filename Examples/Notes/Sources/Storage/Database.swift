import Arbor

/// The database, one statement at a time.
///
/// An actor may hold only a builder that is `Sendable`; the connection it builds stays inside.
@Instantiable
public actor Database: Instantiable {
    public init(connectionBuilder: SendableInstantiator<Connection>) {
        self.connectionBuilder = connectionBuilder
    }

    /// Runs one statement with its `?` bound to `values`, in order, and returns its rows.
    func rows(_ sql: String, _ values: SQLValue...) throws -> [[SQLValue]] {
        try connection.rows(sql, values)
    }

    @Instantiated private let connectionBuilder: SendableInstantiator<Connection>

    private lazy var connection = connectionBuilder.instantiate()
}
