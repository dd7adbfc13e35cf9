import Foundation
import PackagePlugin

// One file: SwiftPM compiles each plugin in each clean build of each client, a process a file.

/// What the tool is told of the target whose dependencies it wires.
struct Wiring {
    /// The target's name.
    var name: String
    /// The module that the generated file is compiled in.
    var moduleName: String
    /// All modules that may declare what the target makes, its own first; none where they are not known.
    var modules: [(name: String, folder: URL)]
    var sources: [URL]
    var settings: ProjectSettings

    /// All that the generated file is made from.
    var inputs: [URL] { sources + settings.files }

    /// - Parameter path: how a path is written.
    func moduleOptions(_ path: (URL) -> String) -> [String] {
        ["--module-name", moduleName]
            + modules.flatMap { ["--module", "\($0.name)=\(path($0.folder))"] }
    }

    /// - Parameter path: how a path is written.
    func settingsOptions(importing: Bool, _ path: (URL) -> String) -> [String] {
        var options = ["--project-root", path(settings.folder)]
        for folder in settings.includedFolders { options += ["--include", path(folder)] }
        if importing, let list = settings.importedModules {
            options += ["--additional-imported-modules-file-path", path(list)]
        }
        return options
    }
}

extension Wiring {
    init(_ target: SwiftSourceModuleTarget, _ modules: [SwiftSourceModuleTarget], in package: URL) {
        self.init(
            name: target.name, moduleName: target.moduleName,
            modules: modules.map { ($0.moduleName, $0.directoryURL) }, sources: modules.flatMap(\.swiftFiles),
            settings: ProjectSettings(of: package, sources: target.swiftFiles))
    }
}

/// What a package or an Xcode project says besides its targets: in SafeDI 1.x's files below `.safedi/configuration`, and
/// in a `#SafeDIConfiguration`, which the tool reads.
struct ProjectSettings {
    /// The package's or the project's.
    let folder: URL
    /// `include.csv`
    let includedFolders: [URL]
    /// `additionalImportedModules.csv`, where it is there.
    let importedModules: URL?
    /// The settings' own files, and the Swift files of all folders that are read besides the targets'.
    let files: [URL]

    /// - Parameter sources: of the target that is wired.
    init(of folder: URL, sources: [URL]) {
        self.folder = folder
        let lists = folder.appending(path: ".safedi/configuration")
        let includes = lists.appending(path: "include.csv")
        let modules = lists.appending(path: "additionalImportedModules.csv")
        includedFolders = Self.entries(of: includes).map { folder.resolving($0) }
        importedModules = modules.isThere ? modules : nil
        // An entry that is no folder is for the tool to report.
        let configured = sources.flatMap { Self.configuredFolders(in: $0) }.map { folder.resolving($0) }
        let swiftFiles = Set((includedFolders + configured).flatMap(\.swiftFilesBelow))
        let known = Set(sources.map(\.plainPath))
        files =
            [includes, modules].filter(\.isThere)
            + swiftFiles.filter { !known.contains($0.plainPath) }.sorted { $0.plainPath < $1.plainPath }
    }

    /// Of a list with commas or a line each.
    private static func entries(of list: URL) -> [String] {
        let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
        return text.split { $0 == "," || $0.isNewline }.map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    /// The strings behind `additionalDirectoriesToInclude:`. The tool reads them as the compiler does; here they only decide
    /// which files are watched, so that too many do no harm.
    private static func configuredFolders(in source: URL) -> [String] {
        guard let data = try? Data(contentsOf: source, options: .mappedIfSafe),
            data.range(of: Data("#SafeDIConfiguration".utf8)) != nil
        else { return [] }
        let text = String(decoding: data, as: UTF8.self)
        guard let label = text.range(of: "additionalDirectoriesToInclude:") else { return [] }
        let list = text[label.upperBound...].prefix { $0 != "]" }
        return list.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}

extension SwiftSourceModuleTarget {
    /// The modules that may declare what this target makes: itself, and the Swift modules that it is built on, each
    /// once, nearest first. Of fetched packages only those modules count that use Arbor, so that no plain library is
    /// read. What a macro is built on runs in the compiler and is no part of the program.
    func wiredModules(_ origins: Origins) -> [SwiftSourceModuleTarget] {
        var found: [SwiftSourceModuleTarget] = [self]
        var seen: Set<ID> = [id]
        var pending: [any Target] = [self]
        var position = 0
        while position < pending.count {
            for next in pending[position].targetsBelow where seen.insert(next.id).inserted {
                let module = next as? SwiftSourceModuleTarget
                if module?.kind == .macro { continue }
                pending.append(next)
                if let module, module.usesArbor || !origins.isFetched(module) { found.append(module) }
            }
            position += 1
        }
        return found
    }

    var swiftFiles: [URL] { sourceFiles(withSuffix: "swift").map(\.url) }
}

extension Target {
    /// True where a module names Arbor as what it is built on: it can't be annotated else.
    var usesArbor: Bool {
        dependencies.contains { dependency in
            if case .product(let product) = dependency { product.isArbor } else { false }
        }
    }

    /// The targets that this one depends on, by itself or by way of a product. Arbor's own say nothing.
    fileprivate var targetsBelow: [any Target] {
        dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.isArbor ? [] : product.targets
            @unknown default: []
            }
        }
    }
}

extension Product {
    fileprivate var isArbor: Bool { ["Arbor", "SafeDI"].contains(name) }
}

/// Where the packages of the targets come from.
struct Origins {
    private var origins: [Target.ID: PackageOrigin] = [:]

    /// - Parameter package: the one that the plugin is used in.
    init(from package: Package) {
        var seen: Set<Package.ID> = [package.id]
        var pending = [package]
        while let next = pending.popLast() {
            for target in next.targets { origins[target.id] = next.origin }
            pending += next.dependencies.map(\.package).filter { seen.insert($0.id).inserted }
        }
    }

    /// True of what SwiftPM fetched: its sources are nobody's here to change.
    func isFetched(_ target: any Target) -> Bool {
        switch origins[target.id] {
        case .repository, .registry: true
        default: false
        }
    }

    /// True of what SwiftPM itself watches for files that come and go.
    func isOfRoot(_ target: any Target) -> Bool {
        if case .root = origins[target.id] { true } else { false }
    }
}

/// What SwiftPM and Xcode tell a plugin alike.
protocol ToolContext {
    func tool(named name: String) throws -> PluginContext.Tool
}

extension PluginContext: ToolContext {}

extension ToolContext {
    /// The program that both plugins run: the one that is built from source, else that of the bundle where the manifest
    /// found one. The bundle's comes last, since a program of its name may stand in `PATH`, where tools are looked for too.
    func arbor() throws -> URL {
        try builtTool ?? ((try? tool(named: "ArborCommand")) ?? tool(named: "arbor")).url
    }

    /// The tool as it was built for the plugin of the build, if it was.
    var builtTool: URL? {
        guard let locator = try? tool(named: "ArborLocator").url else { return nil }
        let names = ["ArborCommand-tool", "ArborCommand"]
        return names.map { locator.deletingLastPathComponent().appending(path: $0) }
            .first { FileManager.default.isExecutableFile(atPath: $0.plainPath) }
    }
}

extension URL {
    /// As the file system has it.
    var plainPath: String { path(percentEncoded: false) }

    var isThere: Bool { FileManager.default.fileExists(atPath: plainPath) }

    /// A path that may be relative to this folder.
    fileprivate func resolving(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(filePath: path) : appending(path: path)
    }

    /// Hidden ones excepted.
    fileprivate var swiftFilesBelow: [URL] {
        if pathExtension == "swift" { return isThere ? [self] : [] }
        let files = FileManager.default.enumerator(
            at: self, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }
}

/// Writes a text, a line each. The file is touched only where the text changes.
func write(lines: [String], to file: URL) throws {
    let text = lines.map { $0 + "\n" }.joined()
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension XcodePluginContext: ToolContext {}

    extension Wiring {
        /// Xcode shows a plugin the target's own files only: those of other modules are named in the project's settings.
        init(_ target: XcodeTarget, in project: XcodeProject) {
            let sources = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
            self.init(
                name: target.displayName, moduleName: target.defaultModuleName, modules: [], sources: sources,
                settings: ProjectSettings(of: project.directoryURL, sources: sources))
        }
    }

    extension XcodeTarget {
        /// What Xcode calls the module where no build setting says otherwise: the name, with `_` for what no identifier
        /// holds.
        fileprivate var defaultModuleName: String {
            let name = String(displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            return name.first?.isNumber == true ? "_" + name.dropFirst() : name
        }
    }
#endif
