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
        func makeClerk(backup: any Reading, reader: any Reading, writer: any Writing) -> Clerk {
            let shelf: Reading = backup
            return Clerk(reader: reader, writer: writer, backup: backup, shelf: shelf)
        }

        func makeDesk(backup_2: any Writing, reader: any Reading, writer: any Writing) -> Desk {
            let backup: any Reading = backup_2
            return Desk(
                reader: reader, clerk: makeClerk(backup: backup, reader: reader, writer: writer),
                backup: backup
            )
        }

        func makeLibrary(backup: any Writing, store: Store) -> Library {
            let writer: any Writing = store
            let reader: any Reading = writer
            return Library(
                reader: reader, writer: writer,
                desk: makeDesk(backup_2: backup, reader: reader, writer: writer), backup: backup
            )
        }

        let backup: any Writing = Store()
        let store = Store()
        self.init(library: makeLibrary(backup: backup, store: store), store: store, backup: backup)
    }
}
