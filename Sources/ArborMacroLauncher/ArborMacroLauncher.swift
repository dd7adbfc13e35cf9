#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Darwin
#endif

/// Stands in for the compiler plugin where a bundle holds a built one, and becomes that: a client compiles this file
/// instead of all that the plugin is made of.
@main
struct ArborMacroLauncher {
    static func main() {
        for bundle in bundles { become("\(bundle)/\(variant)/bin/ArborMacros") }
        // Standard output is the compiler's.
        fputs("ArborMacros: there is none to run in \(bundles.joined(separator: " or in "))\n", stderr)
        exit(1)
    }

    /// Returns only where there is nothing to run.
    private static func become(_ program: String) { execv(program, CommandLine.unsafeArgv) }

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
