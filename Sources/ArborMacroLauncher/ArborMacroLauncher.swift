import CMacroLauncher

/// Stands in for the compiler plugin where a bundle holds a built one, and becomes that: a client compiles this file
/// instead of all that the plugin is made of.
@main
struct ArborMacroLauncher {
    static func main() {
        for bundle in bundles {
            macro_launcher_become("\(bundle)/\(variant)/bin/ArborMacros", CommandLine.unsafeArgv)
        }
        macro_launcher_give_up("ArborMacros: there is none to run in \(bundles.joined(separator: " or in "))")
    }

    /// Beside the manifest; or, of a package that SwiftPM has fetched into `checkouts`, where it puts the archive that
    /// the manifest names.
    private static var bundles: [String] {
        let package = #filePath.split(separator: "/").dropLast(3)
        let fetched =
            package.dropLast(2) + ["artifacts", Substring((package.last ?? "").lowercased()), "ArborTool"]
        return [package, fetched].map { "/" + $0.joined(separator: "/") + "/arbor.artifactbundle" }
    }

    private static var variant: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}
