import Arbor

#if os(Linux)
    @Instantiable
    public struct Files: Instantiable {
        public init() {}
        let name = "Linux"
    }
#elseif os(macOS)
    @Instantiable
    public struct Files: Instantiable {
        public init(log: Log) { self.log = log }
        let name = "macOS"
        @Received let log: Log
    }
#else
    #error("unsupported platform")
#endif

@Instantiable
public struct Log: Instantiable {
    public init() {}
}

/// No build lacks the files, because an error stops those of other platforms.
@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(log: Log, files: Files) {
        self.log = log
        self.files = files
    }

    @Instantiated let log: Log
    @Instantiated let files: Files
}

print(Root().files.name)
