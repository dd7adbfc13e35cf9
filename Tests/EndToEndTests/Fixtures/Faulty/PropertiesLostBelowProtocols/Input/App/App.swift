import Arbor
import Foundation

protocol FileSystem {}

@Instantiable
extension FileManager: @retroactive Instantiable {
    static func instantiate() -> FileManager { .default }
}

@Instantiable
final class Disk: FileSystem, Instantiable {
    init(fileManager: FileManager) { self.fileManager = fileManager }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let fileManager: FileManager
    @Instantiated let disk: Disk
    init(fileManager: FileManager, disk: Disk) { self.fileManager = fileManager; self.disk = disk }
}
