// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeBottom(database: Database) -> Bottom {
            Bottom(database: database, row: Row(database: database))
        }

        func makeLeft(database: Database) -> Left {
            Left(database: database, bottom: makeBottom(database: database))
        }

        func makeRight(database: Database, left: Left) -> Right {
            Right(bottom: makeBottom(database: database), left: left)
        }

        let database = Database()
        let left = makeLeft(database: database)
        self.init(right: makeRight(database: database, left: left), left: left, database: database)
    }
}
