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

extension File {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var icon: (() -> Icon)? = nil
        var safeDIBuilder: ((Instantiator<Folder>, Icon) -> File)? = nil

        init(icon: (() -> Icon)? = nil, _ safeDIBuilder: ((Instantiator<Folder>, Icon) -> File)? = nil) {
            self.icon = icon
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Folder {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var safeDIBuilder: ((String, Instantiator<Folder>, Instantiator<File>) -> Folder)? = nil

        init(_ safeDIBuilder: ((String, Instantiator<Folder>, Instantiator<File>) -> Folder)? = nil) {
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Folder.SafeDIMockConfiguration>? = nil
        var folders: Folder.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }
        private var _box1: Boxed<File.SafeDIMockConfiguration>? = nil
        var files: File.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }

        init(
            folders: Folder.SafeDIMockConfiguration = .init(), files: File.SafeDIMockConfiguration = .init()
        ) {
            self.folders = folders
            self.files = files
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        func makeFile(configuration: File.SafeDIMockConfiguration) -> File {
            let parents = Instantiator<Folder> { makeFolder(name: $0, configuration: .init()) }
            let icon = if let make = configuration.icon { make() } else { Icon() }
            return if let make = configuration.safeDIBuilder {
                make(parents, icon)
            } else {
                File(parents: parents, icon: icon)
            }
        }

        func makeFolder(name: String, configuration: Folder.SafeDIMockConfiguration) -> Folder {
            let folders = Instantiator<Folder> { makeFolder(name: $0, configuration: .init()) }
            let files = Instantiator<File> { makeFile(configuration: .init()) }
            return if let make = configuration.safeDIBuilder {
                make(name, folders, files)
            } else {
                Folder(name: name, folders: folders, files: files)
            }
        }

        let folders = Instantiator<Folder> { [configuration = safeDIOverrides.folders] in
            makeFolder(name: $0, configuration: configuration)
        }
        let files = Instantiator<File> { [configuration = safeDIOverrides.files] in
            makeFile(configuration: configuration)
        }
        return App(folders: folders, files: files)
    }
}
#endif
