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
            let row = Row(database: database)
            return Bottom(database: database, row: row)
        }

        func makeLeft(database: Database) -> Left {
            let bottom = makeBottom(database: database)
            return Left(database: database, bottom: bottom)
        }

        func makeRight(database: Database, left: Left) -> Right {
            let bottom = makeBottom(database: database)
            return Right(bottom: bottom, left: left)
        }

        let database = Database()
        let left = makeLeft(database: database)
        let right = makeRight(database: database, left: left)
        self.init(right: right, left: left, database: database)
    }
}
