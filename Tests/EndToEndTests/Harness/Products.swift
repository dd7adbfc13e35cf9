import Foundation

/// The products of the build, next to the test bundle, and the compiler that built them.
enum Products {
    static let arbor = folder.appending(path: "arbor")
    static let benchmarks = folder.appending(path: "ArborBenchmarks")
    static let macros = folder.appending(path: "ArborMacros-tool")

    /// The folder of the package.
    static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let swiftc = Result { try find("swiftc") }

    private static let folder: URL = {
        let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
        return bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }()

    /// A program of the system.
    static func find(_ name: String) throws -> URL {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let places = folders.map { URL(filePath: String($0)).appending(path: name) }
        guard let place = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
        else {
            throw Command.Failure(description: "no \(name) in PATH")
        }
        return place
    }
}
