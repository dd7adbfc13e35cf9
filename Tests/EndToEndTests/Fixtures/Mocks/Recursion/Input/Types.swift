import SafeDI

// A structure can't hold itself, so types that make each other are replaced where they are made from outside.

@Instantiable
public final class Folder: Instantiable {
    public init(name: String, folders: Instantiator<Folder>, files: Instantiator<File>) {
        self.name = name
        self.folders = folders
        self.files = files
    }

    @Forwarded let name: String
    @Instantiated let folders: Instantiator<Folder>
    @Instantiated let files: Instantiator<File>
}

@Instantiable
public final class File: Instantiable {
    public init(parents: Instantiator<Folder>, icon: Icon) {
        self.parents = parents
        self.icon = icon
    }

    @Instantiated let parents: Instantiator<Folder>
    @Instantiated let icon: Icon
}

@Instantiable
public struct Icon: Instantiable {
    public init() {}
    init(name: String) { self.name = name }
    var name = "icon"
}

@Instantiable(isRoot: true, generateMock: true)
public final class App: Instantiable {
    public init(folders: Instantiator<Folder>, files: Instantiator<File>) {
        self.folders = folders
        self.files = files
    }

    @Instantiated let folders: Instantiator<Folder>
    @Instantiated let files: Instantiator<File>
}
