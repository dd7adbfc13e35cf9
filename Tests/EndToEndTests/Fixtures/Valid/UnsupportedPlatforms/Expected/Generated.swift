// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        let log = Log()
#if !(os(Linux)) && (os(macOS))
        let files = Files(log: log)
#endif
#if os(Linux)
        let files = Files()
#endif
        self.init(log: log, files: files)
    }
}
