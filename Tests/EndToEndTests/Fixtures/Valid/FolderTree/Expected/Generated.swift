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
    public init() {
        func makeFile(name: String, disk: Disk, path: Path) -> File {
            let mounts = Instantiator<Folder> { makeFolder(path: $0, disk: disk) }
            return File(name: name, path: path, disk: disk, mounts: mounts)
        }

        func makeFolder(path: Path, disk: Disk) -> Folder {
            let folders = Instantiator<Folder> { makeFolder(path: $0, disk: disk) }
            let files = Instantiator<File> { makeFile(name: $0, disk: disk, path: path) }
            return Folder(path: path, disk: disk, folders: folders, files: files)
        }

        let disk = Disk()
        let folders = Instantiator<Folder> { makeFolder(path: $0, disk: disk) }
        self.init(disk: disk, folders: folders)
    }
}
