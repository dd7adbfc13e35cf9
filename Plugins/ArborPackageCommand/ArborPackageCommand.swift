import Foundation
import PackagePlugin

/// `swift package arbor …`: runs the tool over the sources of the package's targets, as a build does.
@main
struct ArborPackageCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let program = try context.arbor()
        let request = try Request(arguments, in: context.package)
        var failures: [String] = []
        for run in try request.runs(in: context.pluginWorkDirectoryURL) {
            let status = try status(of: program, run.arguments)
            if status != 0 { failures.append("'\(run.title)' ended with exit status \(status)") }
        }
        // The tool has told why; an error is what makes `swift package` fail.
        for failure in failures { Diagnostics.error(failure) }
    }

    /// The tool's words go where the plugin's do, and its folder is the one that `swift package` was called in.
    private func status(of program: URL, _ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
