import ArborModel
import ArborScanner
import ArborStorage

extension SetUpReport {
    /// Checks the set-up of the package in a folder or around it. Nothing is written.
    public init(of folder: String, in surroundings: Surroundings) {
        checkPlatform(surroundings)
        checkToolchain(surroundings)
        let package = SetUpPlan.packageFolder(around: folder)
        let setUp = package.flatMap { PackageSetUp(in: $0) }
        checkManifest(setUp, in: package, folder)
        let usesBundle = checkTool(setUp, surroundings)
        checkHeaders(surroundings, usesBundle: usesBundle)
        checkCache(setUp)
    }

    private mutating func checkPlatform(_ surroundings: Surroundings) {
        let (name, machine) = surroundings.system
        guard let variant = surroundings.variant else {
            return add(
                "platform", .missing, "\(name) on \(machine)",
                help: "Arbor runs on Linux and macOS, on x86-64 and 64-bit ARM")
        }
        add("platform", .ok, variant)
    }

    private mutating func checkToolchain(_ surroundings: Surroundings) {
        let install = "install Swift 6.0 or newer from https://www.swift.org/install, and put it into PATH"
        guard let output = surroundings.output(["swift", "--version"]) else {
            return add("toolchain", .missing, "there is no 'swift' in PATH that runs", help: install)
        }
        guard let version = Self.swiftVersion(in: output) else {
            return add("toolchain", .missing, "'swift --version' names no version", help: install)
        }
        let isNew = version.major >= 6
        add(
            "toolchain", isNew ? .ok : .missing, "Swift \(version.major).\(version.minor)",
            help: isNew ? nil : install)
    }

    /// The numbers after `Swift version`.
    static func swiftVersion(in text: String) -> (major: Int, minor: Int)? {
        let words = text.split { $0 == " " || $0.isNewline }
        guard let index = words.indices.first(where: { words[$0...].starts(with: ["Swift", "version"]) }),
            index + 2 < words.endIndex
        else { return nil }
        let numbers = words[index + 2].split(separator: ".").map { Int($0.prefix(while: \.isNumber)) }
        guard let major = numbers.first ?? nil else { return nil }
        return (major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
    }

    private mutating func checkManifest(_ setUp: PackageSetUp?, in package: String?, _ folder: String) {
        guard let package else {
            return add(
                "manifest", .missing, "there is no Package.swift in '\(folder)' or a folder around it",
                help: "make a package by 'swift package init --type executable', and run 'arbor init' in it")
        }
        guard let setUp else {
            return add(
                "manifest", .missing, "'\(package)/Package.swift' can't be read",
                help: "make it a readable file")
        }
        if let reason = setUp.reason {
            return add(
                "manifest", .unknown, reason,
                help:
                    "check that the package depends on Arbor, and that the target with the root uses the plugin"
            )
        }
        if let version = setUp.oldVersion {
            return add(
                "manifest", .missing,
                "its tools version is \(version.major).\(version.minor), and plugins need 5.6",
                help: "write '// swift-tools-version: 5.9' or a newer version into its first line")
        }
        guard let origin = setUp.origin else {
            return add(
                "manifest", .missing, "the package doesn't depend on Arbor",
                help: "run 'arbor init --arbor <the URL or folder of Arbor>'")
        }
        if let path = setUp.lostPath {
            return add(
                "manifest", .missing, "there is no package at '\(path)', where the manifest takes Arbor from",
                help: "correct the path in '.package(path:)', or copy Arbor there")
        }
        if setUp.wired.isEmpty {
            return add(
                "manifest", .missing, "no target uses the plugin 'ArborGenerator'",
                help: "run 'arbor init', or add the plugin to the target with the root")
        }
        add(
            "manifest", .ok,
            "depends on '\(origin)', and the plugin wires \(setUp.wired.joined(separator: ", "))",
            help: setUp.withoutProduct.isEmpty
                ? nil
                : "if sources of \(setUp.withoutProduct.joined(separator: ", ")) import Arbor, add the product 'Arbor' to "
                    + "the target's dependencies")
    }

    /// - Returns: True if the tool of a bundle runs.
    private mutating func checkTool(_ setUp: PackageSetUp?, _ surroundings: Surroundings) -> Bool {
        let wish = surroundings.variable("ARBOR_TOOL")
        let bundle = surroundings.variant.flatMap { setUp?.bundle(for: $0) }
        switch wish {
        case "source":
            add("tool", .ok, "built from source, because ARBOR_TOOL is 'source'")
            return false
        case "bundle":
            add(
                "tool", bundle == nil ? .missing : .ok,
                bundle.map { "from the bundle '\($0)', because ARBOR_TOOL is 'bundle'" }
                    ?? "ARBOR_TOOL is 'bundle', but Arbor's package has no bundle for this machine",
                help: bundle == nil
                    ? "unset ARBOR_TOOL, or put an arbor.artifactbundle beside Arbor's Package.swift" : nil)
            return bundle != nil
        case nil, "":
            add(
                "tool", .ok,
                bundle.map { "from the bundle '\($0)'" } ?? "built from source, because there is no bundle",
                help: bundle == nil
                    ? nil
                    : "if a build compiles the tool nevertheless, run 'swift package purge-cache' once")
            return bundle != nil
        case let wish?:
            add(
                "tool", .missing, "ARBOR_TOOL is '\(wish)', which has no meaning",
                help: "set it to 'bundle' or 'source', or unset it")
            return false
        }
    }

    private mutating func checkHeaders(_ surroundings: Surroundings, usesBundle: Bool) {
        // On macOS, the macros are compiled even with a bundle.
        if usesBundle, surroundings.system.name == "Linux" {
            return add("tree-sitter", .unneeded, "the bundle contains it")
        }
        let variables = ["CPATH", "C_INCLUDE_PATH"].compactMap(surroundings.variable)
        let flags = surroundings.output(["pkg-config", "--cflags-only-I", "tree-sitter"]) ?? ""
        var folders = flags.split(whereSeparator: \.isWhitespace).map { String($0.dropFirst(2)) }
        for variable in variables { folders += variable.split(separator: ":").map(String.init) }
        folders += surroundings.headerFolders
        if let folder = folders.first(where: { isThere($0 + "/tree_sitter/api.h") }) {
            return add("tree-sitter", .ok, "its headers are in '\(folder)'")
        }
        let install = surroundings.installation(
            debian: "libtree-sitter-dev", homebrew: "tree-sitter pkg-config")
        add(
            "tree-sitter", .missing, "its headers are missing, and a build from source needs them",
            help: "\(install), or use a bundle of the built tool")
    }

    private mutating func checkCache(_ setUp: PackageSetUp?) {
        guard let setUp, !setUp.wired.isEmpty else {
            return add("cache", .unneeded, "a build with the plugin makes one")
        }
        let build = setUp.place(".build")
        if isThere(build), access(build, W_OK) != 0 {
            return add(
                "cache", .missing, "'\(build)' can't be written",
                help: "make it writable: chmod u+w \(shellWord(build))")
        }
        let found = setUp.caches.filter(isThere)
        if found.isEmpty { return add("cache", .ok, "none yet: the first build makes it") }
        for path in found {
            switch ScanCache.state(path, version: version, frontEnds: Configuration.frontEndsOfCaches) {
            case .usable(let files):
                add("cache", .ok, "'\(path)' knows \(files) file\(files == 1 ? "" : "s")")
            case .outdated:
                add("cache", .ok, "'\(path)' is of another copy of the tool, which reads or replaces it")
            case .foreign:
                add(
                    "cache", .missing, "'\(path)' is no cache, and Arbor doesn't overwrite it",
                    help: "remove it: rm \(shellWord(path))")
            }
        }
    }
}

extension Configuration {
    /// The front ends whose caches builds use.
    fileprivate static var frontEndsOfCaches: [FrontEndID] {
        Configuration(inputs: SourceInputs(paths: [])).frontEnds.map(\.dialect.id)
    }
}
