/// The modules that an import names, and that no program declares.
package enum LibraryModules {
    /// The libraries of the toolchain and of the front ends.
    package static let names: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "Combine", "SwiftUI",
        "UIKit", "AppKit", "os", "Darwin", "Glibc", "Musl", "Arbor", "SafeDI", "Blade",
    ]

    /// Says that a file imports modules of which neither the sources nor the summary was read.
    package static func note(onUnread names: [String]) -> Diagnostic.Note {
        Diagnostic.Note(
            "the file imports \(names.joined(separator: " and ")), and Arbor read no source of "
                + (names.count == 1 ? "it" : "them"))
    }
}
