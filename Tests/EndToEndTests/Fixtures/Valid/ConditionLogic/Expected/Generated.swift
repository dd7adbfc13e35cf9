// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

#if !DEBUG
extension App {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeDiskStore() -> DiskStore {
            DiskStore(disk: Disk())
        }

#if !(TRACE || VERBOSE && !QUIET) && (!VERBOSE || QUIET)
        func makeJournal() -> Journal {
            Journal(disk: Disk())
        }
#endif

#if !MOCK && (!FAST || !SAFE)
        func makeReal() -> Real {
            let store: any Store = makeDiskStore()
            return Real(store: store)
        }
#endif

        func makeRelease() -> Release {
            Release(report: makeReport())
        }

        func makeReport() -> Report {
            let store: any Store = makeDiskStore()
#if !(TRACE || VERBOSE && !QUIET) && (!VERBOSE || QUIET)
            let journals = Instantiator<Journal> { makeJournal() }
#endif
#if TRACE || VERBOSE && !QUIET
            let journals = Instantiator<Journal> { Journal() }
#endif
            return Report(store: store, journals: journals)
        }

#if !MOCK && (!FAST || !SAFE)
        let precedence: any Precedence = makeReal()
#endif
#if FAST && SAFE || MOCK
        let precedence: any Precedence = Fake()
#endif
#if compiler(<6.0)
        let version: any Version = Old()
#endif
#if compiler(>=6)
        let version: any Version = New()
#endif
#if !(os(macOS) || os(iOS) || targetEnvironment(simulator)) && (os(Linux))
        let system: any System = Linux()
#endif
#if !os(Linux) && !os(OSX) && !(os(iOS) || targetEnvironment(simulator))
        let system: any System = OtherSystem()
#endif
#if os(macOS) || os(iOS) || targetEnvironment(simulator)
        let system: any System = Apple()
#endif
#if !arch(x86_64)
        let processor: any Processor = Other()
#endif
#if arch(x86_64)
        let processor: any Processor = Intel()
#endif
#if !canImport(UIKit) && !canImport(Glibc)
        let toolkit: any Toolkit = Nothing()
#endif
#if canImport(UIKit)
        let toolkit: any Toolkit = Touch()
#endif
#if canImport(Glibc)
        let toolkit: any Toolkit = Console()
#endif
        let release = makeRelease()
        let disk = Disk()
#if !(BOLD)
        let font: Font = Font.instantiate(disk: disk)
#endif
#if BOLD
        let font: Font = Font.instantiate()
#endif
        self.init(
            precedence: precedence, version: version, system: system, processor: processor, toolkit: toolkit,
            release: release, disk: disk, font: font
        )
    }
}
#endif
