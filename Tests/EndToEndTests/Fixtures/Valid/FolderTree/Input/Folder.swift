import Arbor
import Identity

public struct Path {
    let text: String
}

@Instantiable
public final class Disk: Instantiable {
    public init() {}
    let identity = Identity("Disk")
}

/// Makes folders like itself, each below the one that makes it.
@Instantiable
public final class Folder: Instantiable {
    public init(path: Path, disk: Disk, folders: Instantiator<Folder>, files: Instantiator<File>) {
        self.path = path
        self.disk = disk
        self.folders = folders
        self.files = files
    }

    @Forwarded let path: Path
    @Received let disk: Disk
    @Instantiated let folders: Instantiator<Folder>
    @Instantiated let files: Instantiator<File>

    func folder(_ name: String) -> Folder { folders.instantiate(Path(text: "\(path.text)/\(name)")) }
}

/// Takes the path of the nearest folder, and gets back to folders by another way round.
@Instantiable
public final class File: Instantiable {
    public init(name: String, path: Path, disk: Disk, mounts: Instantiator<Folder>) {
        self.name = name
        self.path = path
        self.disk = disk
        self.mounts = mounts
    }

    @Forwarded let name: String
    @Received let path: Path
    @Received let disk: Disk
    @Instantiated let mounts: Instantiator<Folder>
}
