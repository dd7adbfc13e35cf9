import Foundation

/// Arbor's own package in a folder, with a bundle of the debug build's tool and macros in the layout of
/// `scripts/package`. A client next to it builds neither.
struct BundledPackage {
    let scratch: Scratch

    /// Links the package as `Arbor`, and adds the bundle.
    init(in scratch: Scratch) throws {
        self.scratch = scratch
        try linkPackage()
        try addBundle()
    }

    private func linkPackage() throws {
        let arbor = scratch.url("Arbor")
        try FileManager.default.createDirectory(at: arbor, withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources", "Plugins", "CTreeSitterSwift", "Benchmarks", "Tests"] {
            try FileManager.default.createSymbolicLink(
                at: arbor.appending(path: name), withDestinationURL: Products.package.appending(path: name))
        }
    }

    private func addBundle() throws {
        let bundle = "Arbor/arbor.artifactbundle"
        let programs = "\(Self.variant)/bin"
        try scratch.file(
            bundle + "/info.json",
            """
            {"schemaVersion": "1.0", "artifacts": {"arbor": {"type": "executable", "version": "1", "variants": [
                {"path": "\(programs)/arbor", "supportedTriples": ["\(Self.variant)"]}
            ]}}}
            """)
        let folder = scratch.url("\(bundle)/\(programs)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Products.arbor, to: folder.appending(path: "arbor"))
        try FileManager.default.copyItem(at: Products.macros, to: folder.appending(path: "ArborMacros"))
    }

    private static let variant: String = {
        #if arch(arm64)
            let processor = (linux: "aarch64", mac: "arm64")
        #else
            let processor = (linux: "x86_64", mac: "x86_64")
        #endif
        #if os(macOS)
            return processor.mac + "-apple-macosx"
        #else
            return processor.linux + "-unknown-linux-gnu"
        #endif
    }()
}
