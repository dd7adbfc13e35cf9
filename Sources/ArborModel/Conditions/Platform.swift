/// A system that programs are built for.
public enum Platform: String, Sendable, CaseIterable {
    /// The systems by the names that `--platform` takes. Mac Catalyst counts as a system of its own.
    case linux, macos, ios, maccatalyst, tvos, watchos, visionos, windows, android, wasi, freebsd, openbsd
    /// Linux with the C library Musl.
    case staticLinux = "static-linux"

    /// Returns whether programs for the platform can import a module, or `nil` if that is not known.
    func hasModule(_ module: String) -> Bool? {
        guard let systems = Self.systems(with: module) else { return nil }
        guard systems.holds(system) else { return false }
        switch module {
        case "Darwin", "ObjectiveC", "UIKit", "Android", "WASILibc", "WinSDK", "ucrt", "CRT": return true
        case "AppKit", "Cocoa": return self == .macos ? true : nil
        case "Glibc": return self == .linux ? true : self == .staticLinux ? false : nil
        case "Musl": return self == .staticLinux ? true : self == .linux ? false : nil
        default: return nil
        }
    }

    /// The platform's name in `os()`. Mac Catalyst is an environment of iOS.
    var system: String {
        switch self {
        case .linux, .staticLinux: "Linux"
        case .macos: "macOS"
        case .ios, .maccatalyst: "iOS"
        case .tvos: "tvOS"
        case .watchos: "watchOS"
        case .visionos: "visionOS"
        case .windows: "Windows"
        case .android: "Android"
        case .wasi: "WASI"
        case .freebsd: "FreeBSD"
        case .openbsd: "OpenBSD"
        }
    }

    /// The systems that modules or environments depend on.
    static let systems = apple.sorted() + ["Linux", "Windows", "WASI", "Android"]
    static let apple: Set<String> = ["macOS", "iOS", "tvOS", "watchOS", "visionOS"]
    /// The systems that have a simulator.
    static let simulated = apple.subtracting(["macOS"])
    private static let foreignToGlibc = apple.union(["Windows", "WASI"])

    /// Returns the systems that may have a module, or `nil` if any system may have it.
    static func systems(with module: String) -> SystemSet? {
        switch module {
        case "Darwin", "ObjectiveC": .only(apple)
        case "UIKit": .only(simulated)
        // Mac Catalyst can import them as well, and its system is iOS.
        case "AppKit", "Cocoa": .only(["macOS", "iOS"])
        case "Glibc", "Musl": .allBut(foreignToGlibc)
        case "Bionic", "Android": .only(["Android"])
        case "WASILibc": .only(["WASI"])
        case "WinSDK", "ucrt", "CRT": .only(["Windows"])
        default: nil
        }
    }

    enum SystemSet {
        case only(Set<String>)
        case allBut(Set<String>)

        func holds(_ system: String) -> Bool {
            switch self {
            case .only(let systems): systems.contains(system)
            case .allBut(let systems): !systems.contains(system)
            }
        }
    }
}
