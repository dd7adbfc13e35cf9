import Foundation
import PackagePlugin

// The code is one file. Each clean build of a client compiles each plugin, with one process for each file.

/// The inputs of the tool for the target whose dependencies it wires.
struct Wiring {
    /// The target's name.
    var name: String
    /// The module that the generated file is compiled in.
    var moduleName: String
    /// The modules that may declare providers of the target, its own module first. Empty if they aren't known.
    var modules: [(name: String, folder: URL)]
    var sources: [URL]
    var settings: ProjectSettings
    /// True for a library, and for a program that doesn't depend on Arbor itself.
    var mayLackRoot: Bool

    /// The files that the generated file depends on. The manifest may state a default isolation.
    var inputs: [URL] {
        let manifest = settings.folder.appending(path: "Package.swift")
        let isPackage = FileManager.default.fileExists(atPath: manifest.plainPath)
        return sources + settings.files + (isPackage ? [manifest] : [])
    }

    /// - Parameter path: Returns the spelling of a path.
    func moduleOptions(_ path: (URL) -> String) -> [String] {
        ["--module-name", moduleName]
            + modules.flatMap { ["--module", "\($0.name)=\(path($0.folder))"] }
    }

    /// - Parameter path: Returns the spelling of a path.
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
            settings: ProjectSettings(of: package, sources: target.swiftFiles),
            mayLackRoot: target.kind != .executable || !target.usesArbor)
    }
}

/// The settings of a package or Xcode project. They are in the files of SafeDI 1.x below
/// `.safedi/configuration`, and in a `#SafeDIConfiguration`, which the tool reads.
struct ProjectSettings {
    /// The folder of the package or project.
    let folder: URL
    /// The folders from `include.csv`.
    let includedFolders: [URL]
    /// The file `additionalImportedModules.csv`, if it exists.
    let importedModules: URL?
    /// The files with the settings, and the Swift files of additional folders outside the targets.
    let files: [URL]

    /// - Parameter sources: The sources of the wired target.
    init(of folder: URL, sources: [URL]) {
        self.folder = folder
        let lists = folder.appending(path: ".safedi/configuration")
        let includes = lists.appending(path: "include.csv")
        let modules = lists.appending(path: "additionalImportedModules.csv")
        includedFolders = Self.entries(of: includes).map { folder.resolving($0) }
        importedModules = modules.isThere ? modules : nil
        // The tool reports an entry that is no folder.
        let configured = sources.flatMap { Self.configuredFolders(in: $0) }.map { folder.resolving($0) }
        let swiftFiles = Set((includedFolders + configured).flatMap(\.swiftFilesBelow))
        let known = Set(sources.map(\.plainPath))
        files =
            [includes, modules].filter(\.isThere)
            + swiftFiles.filter { !known.contains($0.plainPath) }.sorted { $0.plainPath < $1.plainPath }
    }

    /// The entries of a list with commas or one entry on each line.
    private static func entries(of list: URL) -> [String] {
        let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
        return text.split { $0 == "," || $0.isNewline }.map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    /// The strings after `additionalDirectoriesToInclude:`. The tool reads them as the compiler does. Here they
    /// only decide which files are watched, so a superfluous one does no harm.
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
    /// The modules that may declare providers of this target, nearest first: itself, and the Swift modules that
    /// it depends on.
    ///
    /// Modules of fetched packages are included only if they use Arbor, so no plain library is read. The
    /// dependencies of a macro run in the compiler and aren't part of the program.
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
    /// True if the module depends on Arbor directly. Only then can it be annotated.
    var usesArbor: Bool {
        dependencies.contains { dependency in
            if case .product(let product) = dependency { product.isArbor } else { false }
        }
    }

    /// The targets that this one depends on directly or through a product. Arbor's own targets are left out.
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
    fileprivate var isArbor: Bool { ["Arbor", "SafeDI", "Blade"].contains(name) }
}

/// The origins of the targets' packages.
struct Origins {
    private var origins: [Target.ID: PackageOrigin] = [:]

    /// - Parameter package: The package that uses the plugin.
    init(from package: Package) {
        var seen: Set<Package.ID> = [package.id]
        var pending = [package]
        while let next = pending.popLast() {
            for target in next.targets { origins[target.id] = next.origin }
            pending += next.dependencies.map(\.package).filter { seen.insert($0.id).inserted }
        }
    }

    /// True if SwiftPM fetched the target's package, whose sources the user doesn't change.
    func isFetched(_ target: any Target) -> Bool {
        switch origins[target.id] {
        case .repository, .registry: true
        default: false
        }
    }

    /// True if SwiftPM itself watches the target for new and removed files.
    func isOfRoot(_ target: any Target) -> Bool {
        if case .root = origins[target.id] { true } else { false }
    }
}

/// The interface that SwiftPM's and Xcode's contexts share.
protocol ToolContext {
    func tool(named name: String) throws -> PluginContext.Tool
}

extension PluginContext: ToolContext {}

extension ToolContext {
    /// The program that both plugins run: the tool built from source, or that of a bundle if the manifest found
    /// one. The bundle's tool is searched last, because the search includes `PATH`, which may contain a program
    /// of its name.
    func arbor() throws -> URL {
        try builtTool ?? ((try? tool(named: "ArborCommand")) ?? tool(named: "arbor")).url
    }

    /// The tool next to the locator, if the plugin names the locator. The names of programs for this machine have a
    /// suffix. The commands must name the tool as an input, so that the build makes it first.
    var builtTool: URL? {
        guard let locator = try? tool(named: "ArborLocator").url else { return nil }
        let name = locator.lastPathComponent.replacing("ArborLocator", with: "ArborCommand")
        return locator.deletingLastPathComponent().appending(path: name)
    }
}

extension PluginContext {
    /// Warns if the tool is built from source despite a bundle next to Arbor's manifest. SwiftPM then uses a result
    /// of the manifest from before the bundle came.
    func reportUnusedBundle(insteadOf tool: URL) {
        if tool.plainPath.contains("/arbor.artifactbundle/") { return }
        if ProcessInfo.processInfo.environment["ARBOR_TOOL"] == "source" { return }
        guard let arbor = package.dependencies.map(\.package).first(where: { $0.displayName == "Arbor" }),
            arbor.directoryURL.appending(path: "arbor.artifactbundle/\(hostVariant)").isThere
        else { return }
        Diagnostics.warning(
            "arbor is built from source, although a bundle is in \(arbor.directoryURL.plainPath): SwiftPM remembers "
                + "the manifest from before. Run 'swift package purge-cache' to use the bundle, or set "
                + "ARBOR_TOOL=source to silence this.")
    }
}

/// The folder of this machine's tools in a bundle.
private let hostVariant: String = {
    #if arch(arm64) && os(macOS)
        "arm64-apple-macosx"
    #elseif os(macOS)
        "x86_64-apple-macosx"
    #elseif arch(arm64)
        "aarch64-unknown-linux-gnu"
    #else
        "x86_64-unknown-linux-gnu"
    #endif
}()

extension URL {
    /// The path in the form of the file system.
    var plainPath: String { path(percentEncoded: false) }

    var isThere: Bool { FileManager.default.fileExists(atPath: plainPath) }

    /// A path that may be relative to this folder.
    fileprivate func resolving(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(filePath: path) : appending(path: path)
    }

    /// The Swift files in the folder and its subfolders, except hidden files.
    fileprivate var swiftFilesBelow: [URL] {
        if pathExtension == "swift" { return isThere ? [self] : [] }
        let files = FileManager.default.enumerator(
            at: self, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }
}

/// Writes one line for each text. An unchanged file isn't touched.
func write(lines: [String], to file: URL) throws {
    let text = lines.map { $0 + "\n" }.joined()
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}

/// Makes SwiftPM notice that files appear or disappear in packages other than the root.
///
/// SwiftPM checks this only for the targets of the root package. A file that is added to another local package
/// is neither compiled nor passed to plugins until the build is planned again for another reason.
///
/// SwiftPM does examine the output folders of prebuild commands, the folders below them, and through links too.
/// This prebuild command therefore does nothing, and its output folder contains links to the sources of the
/// other packages.
struct FolderWatch {
    private let folder: URL
    /// The destinations of the links, by the links' names.
    private let links: [String: String]

    /// - Parameter work: The folder for the links.
    init(
        of modules: [SwiftSourceModuleTarget], _ settings: ProjectSettings, _ origins: Origins, in work: URL
    ) {
        folder = work.appending(path: "Watched")
        // A folder that contains the links is left out, because walking it would never end.
        let watched = modules.filter { module in
            !origins.isOfRoot(module) && !origins.isFetched(module)
                && !work.isBelow(module.directoryURL)
        }
        let included = settings.includedFolders.filter { !work.isBelow($0) }
        links = Dictionary(
            watched.map { ($0.moduleName, $0.directoryURL.plainPath) }
                + included.enumerated().map { ("\($0.offset).included", $0.element.plainPath) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The command, or `nil` if there is nothing to watch or the system has no program that does nothing. A
    /// prebuild command can't be built from source.
    func command() throws -> Command? {
        let programs = ["/usr/bin/true", "/bin/true"]
        guard !links.isEmpty, let program = programs.first(where: FileManager.default.isExecutableFile)
        else { return nil }
        try link()
        return .prebuildCommand(
            displayName: "Watching the folders of other packages", executable: URL(filePath: program),
            arguments: [], outputFilesDirectory: folder)
    }

    /// Creates the links. Correct links stay unchanged, because SwiftPM takes each change for one of the
    /// sources.
    private func link() throws {
        // SwiftPM makes sources and resources of the files in the output folder itself, except of
        // documentation.
        let destination = folder.appending(path: "Sources.docc")
        let files = FileManager.default
        try files.createDirectory(at: destination, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: destination.plainPath) where links[name] == nil {
            try files.removeItem(at: destination.appending(path: name))
        }
        for (name, target) in links {
            let link = destination.appending(path: name).plainPath
            if (try? files.destinationOfSymbolicLink(atPath: link)) == target { continue }
            try? files.removeItem(atPath: link)
            try files.createSymbolicLink(atPath: link, withDestinationPath: target)
        }
    }
}

extension URL {
    fileprivate func isBelow(_ folder: URL) -> Bool {
        let own = resolvingSymlinksInPath().pathComponents
        let other = folder.resolvingSymlinksInPath().pathComponents
        return own.starts(with: other)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension XcodePluginContext: ToolContext {}

    extension Wiring {
        /// Xcode passes only the target's own files to a plugin. The project's settings name the folders of
        /// other modules.
        init(_ target: XcodeTarget, in project: XcodeProject) {
            let sources = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
            self.init(
                name: target.displayName, moduleName: target.defaultModuleName, modules: [], sources: sources,
                settings: ProjectSettings(of: project.directoryURL, sources: sources), mayLackRoot: false)
        }
    }

    extension XcodeTarget {
        /// The module name that Xcode uses if no build setting defines one: the target's name with `_` for each
        /// character that an identifier can't contain.
        fileprivate var defaultModuleName: String {
            let name = String(displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            return name.first?.isNumber == true ? "_" + name.dropFirst() : name
        }
    }
#endif
