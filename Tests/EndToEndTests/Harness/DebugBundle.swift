import Foundation

/// A bundle with the products of the debug build, in the layout of `scripts/package`.
enum DebugBundle {
    static func write(to bundle: URL) throws {
        let programs = bundle.appending(path: "\(variant)/bin")
        let files = FileManager.default
        try files.createDirectory(at: programs, withIntermediateDirectories: true)
        try files.copyItem(at: Products.arbor, to: programs.appending(path: "arbor"))
        try files.copyItem(at: Products.macros, to: programs.appending(path: "ArborMacros"))
        let info = """
            {"schemaVersion": "1.0", "artifacts": {"arbor": {"type": "executable", "version": "1", "variants": [
                {"path": "\(variant)/bin/arbor", "supportedTriples": ["\(variant)"]}
            ]}}}
            """
        try info.write(to: bundle.appending(path: "info.json"), atomically: true, encoding: .utf8)
    }

    static let variant: String = {
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
