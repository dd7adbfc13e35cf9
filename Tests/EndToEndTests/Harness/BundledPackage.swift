import Foundation

/// Arbor's own package in a folder, with a bundle of the debug build's tool and macros in the layout of
/// `scripts/package`. A client next to it builds neither.
struct BundledPackage {
    let scratch: Scratch

    /// Links the package as `Arbor`, and adds the bundle.
    init(in scratch: Scratch) throws {
        self.scratch = scratch
        try linkPackage()
        try DebugBundle.write(to: scratch.url("Arbor/arbor.artifactbundle"))
    }

    private func linkPackage() throws {
        let arbor = scratch.url("Arbor")
        try FileManager.default.createDirectory(at: arbor, withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources", "Plugins", "CTreeSitterSwift", "Benchmarks", "Tests"] {
            try FileManager.default.createSymbolicLink(
                at: arbor.appending(path: name), withDestinationURL: Products.package.appending(path: name))
        }
    }
}
