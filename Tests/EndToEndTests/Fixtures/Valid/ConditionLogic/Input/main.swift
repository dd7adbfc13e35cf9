import Arbor

public protocol Named {
    var name: String { get }
}

public protocol Precedence: Named {}
public protocol Version: Named {}
public protocol System: Named {}
public protocol Processor: Named {}
public protocol Store: Named {}
public protocol Toolkit: Named {}

// `&&` binds more than `||`.
#if FAST && SAFE || MOCK // one
@Instantiable(fulfillingAdditionalTypes: [Precedence.self])
public final class Fake: Precedence, Instantiable {
    public init() {}
    public let name = "fake"
}
#endif
#if !MOCK && (!FAST || !SAFE) /* the other */
@Instantiable(fulfillingAdditionalTypes: [Precedence.self])
public final class Real: Precedence, Instantiable {
    public init(store: any Store) {
        self.store = store
    }

    @Instantiated let store: any Store
    public var name: String { "real with " + store.name }
}
#endif

#if compiler(<6.0)
@Instantiable(fulfillingAdditionalTypes: [Version.self])
public final class Old: Version, Instantiable {
    public init() {}
    public let name = "old"
}
#endif
#if compiler(>=6)
@Instantiable(fulfillingAdditionalTypes: [Version.self])
public final class New: Version, Instantiable {
    public init() {}
    public let name = "new"
}
#endif

// Three families of which a build is in one.
#if os(macOS) || os(iOS) || targetEnvironment(simulator)
@Instantiable(fulfillingAdditionalTypes: [System.self])
public final class Apple: System, Instantiable {
    public init() {}
    public let name = "Apple"
}
#elseif os(Linux)
@Instantiable(fulfillingAdditionalTypes: [System.self])
public final class Linux: System, Instantiable {
    public init() {}
    public let name = "Linux"
}
#endif
#if !os(Linux) && !os(OSX) && !(os(iOS) || targetEnvironment(simulator))
@Instantiable(fulfillingAdditionalTypes: [System.self])
public final class OtherSystem: System, Instantiable {
    public init() {}
    public let name = "other"
}
#endif

#if arch(x86_64)
@Instantiable(fulfillingAdditionalTypes: [Processor.self])
public final class Intel: Processor, Instantiable {
    public init() {}
    public let name = "a processor"
}
#endif
#if !arch(x86_64)
@Instantiable(fulfillingAdditionalTypes: [Processor.self])
public final class Other: Processor, Instantiable {
    public init() {}
    public let name = "a processor"
}
#endif

// UIKit and Glibc come with different systems.
#if canImport(UIKit)
@Instantiable(fulfillingAdditionalTypes: [Toolkit.self])
public final class Touch: Toolkit, Instantiable {
    public init() {}
    public let name = "touch"
}
#endif
#if canImport(Glibc)
@Instantiable(fulfillingAdditionalTypes: [Toolkit.self])
public final class Console: Toolkit, Instantiable {
    public init() {}
    public let name = "console"
}
#endif
#if !canImport(UIKit) && !canImport(Glibc)
@Instantiable(fulfillingAdditionalTypes: [Toolkit.self])
public final class Nothing: Toolkit, Instantiable {
    public init() {}
    public let name = "nothing"
}
#endif

#if DEBUG
@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class MockStore: Store, Instantiable {
    public init(missing: String) {
        self.missing = missing
    }

    @Received let missing: String
    public let name = "mock store"
}
#else
@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class DiskStore: Store, Instantiable {
    public init(disk: Disk) {
        self.disk = disk
    }

    @Instantiated let disk: Disk
    public let name = "disk store"
}
#endif

@Instantiable
public final class Disk: Instantiable {
    public init() {}
}

/// Of both branches, and needed in one.
public struct Font {
    let name: String
}
@Instantiable
extension Font: Instantiable {
    #if BOLD
    public static func instantiate() -> Font { Font(name: "bold") }
    #else
    public static func instantiate(disk: Disk) -> Font { Font(name: "plain") }
    #endif
}

#if !DEBUG
/// Unconditional types below it are made where it is made, and ask for nothing elsewhere.
@Instantiable
public final class Release: Instantiable {
    public init(report: Report) {
        self.report = report
    }

    @Instantiated let report: Report
}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        precedence: any Precedence, version: any Version, system: any System, processor: any Processor,
        toolkit: any Toolkit, release: Release, disk: Disk, font: Font
    ) {
        self.precedence = precedence
        self.version = version
        self.system = system
        self.processor = processor
        self.toolkit = toolkit
        self.release = release
        self.disk = disk
        self.font = font
    }

    @Instantiated let precedence: any Precedence
    @Instantiated let version: any Version
    @Instantiated let system: any System
    @Instantiated let processor: any Processor
    @Instantiated let toolkit: any Toolkit
    @Instantiated let release: Release
    @Instantiated let disk: Disk
    @Instantiated let font: Font
}
#endif

@Instantiable
public final class Report: Instantiable {
    public init(store: any Store, journals: Instantiator<Journal>) {
        self.store = store
        self.journals = journals
    }

    @Instantiated let store: any Store
    @Instantiated let journals: Instantiator<Journal>
}

#if TRACE || VERBOSE && !QUIET
@Instantiable
public final class Journal: Instantiable {
    public init() {}
    let name = "long journal"
}
#elseif !VERBOSE || QUIET
@Instantiable
public final class Journal: Instantiable {
    public init(disk: Disk) {
        self.disk = disk
    }

    @Instantiated let disk: Disk
    let name = "journal"
}
#endif

#if !DEBUG
let app = App()
print(app.precedence.name, app.version.name, app.system.name, app.processor.name, app.toolkit.name)
print(app.release.report.store.name, app.release.report.journals.instantiate().name, app.font.name)
#endif
