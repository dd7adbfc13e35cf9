import Arbor

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(disk: Disk, folders: Instantiator<Folder>) {
        self.disk = disk
        self.folders = folders
    }

    @Instantiated let disk: Disk
    @Instantiated let folders: Instantiator<Folder>
}

let root = Root()
let top = root.folders.instantiate(Path(text: ""))
let deep = top.folder("usr").folder("share").folder("dict")
let file = deep.files.instantiate("words")
print(file.path.text, file.name, file.disk.identity, file.disk === root.disk)
let mounted = file.mounts.instantiate(Path(text: "/mnt"))
print(mounted.folder("here").files.instantiate("x").path.text, mounted.disk === root.disk)
