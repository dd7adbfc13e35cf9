import CMacroLauncher

/// Replaces the compiler plugin if a bundle contains a built one, and executes that one. A client then compiles
/// only this file instead of the plugin's sources.
@main
struct ArborMacroLauncher {
    static func main() {
        for bundle in bundles {
            macro_launcher_become("\(bundle)/\(variant)/bin/ArborMacros", CommandLine.unsafeArgv)
        }
        macro_launcher_give_up("ArborMacros: there is none to run in \(bundles.joined(separator: " or in "))")
    }

    /// The bundles' paths: next to the manifest, or where SwiftPM unpacked the archive that the manifest names,
    /// which is in a folder above this program.
    private static var bundles: [String] {
        let package = #filePath.split(separator: "/").dropLast(3)
        let unpacked = "artifacts/\((package.last ?? "").lowercased())/ArborTool"
        let above = CommandLine.arguments[0].split(separator: "/").dropLast(3)
        let places = [package] + [2, 1, 0].map { above.dropLast($0) + [Substring(unpacked)] }
        return places.map { "/" + $0.joined(separator: "/") + "/arbor.artifactbundle" }
    }

    private static var variant: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}
