import ArborModel
import ArborScanner

extension SetUpPlan {
    /// Plans the changes of a package. Nothing is written.
    @available(macOS 10.15, *)
    public static func make(_ request: Request) async -> Result<SetUpPlan, Outcome.Refusal> {
        guard let folder = packageFolder(around: request.folder) else {
            return .failure(
                Outcome.Refusal(
                    status: .unreadableInput,
                    message: "there is no Package.swift in '\(request.folder)' or a folder around it",
                    help: ["'swift package init --type executable' makes a package"]))
        }
        let path = folder == "." ? "Package.swift" : folder + "/Package.swift"
        let origin: PackageOrigin?
        switch self.origin(request.origin, from: folder) {
        case .success(let found): origin = found
        case .failure(let failure): return .failure(failure)
        }
        let manifest: PackageManifest
        switch read(path) {
        case .success(let bytes):
            do {
                manifest = try PackageManifest(bytes)
            } catch {
                return .failure(
                    .manifest(path, error.reason, help: ManifestLines(origin, identity: nil).help))
            }
        case .failure(let failure): return .failure(failure)
        }
        switch target(request.target, of: manifest, path, origin) {
        case .success(let target):
            return await plan(target, of: manifest, at: path, in: folder, origin)
        case .failure(let failure): return .failure(failure)
        }
    }

    @available(macOS 10.15, *)
    private static func plan(
        _ target: PackageManifest.Target, of manifest: PackageManifest, at path: String, in folder: String,
        _ origin: PackageOrigin?
    ) async -> Result<SetUpPlan, Outcome.Refusal> {
        var plan = SetUpPlan()
        if let refusal = plan.add(to: manifest, at: path, target, origin) { return .failure(refusal) }
        guard let sources = sources(of: target, in: folder, isOnly: manifest.targets.count == 1) else {
            return .failure(
                Outcome.Refusal(
                    status: .unreadableInput,
                    message: "there is no folder with the sources of '\(target.name)'",
                    help: ["make 'Sources/\(target.name)' first"]))
        }
        guard let compiled = target.compiledFolder(in: manifest.text) else {
            return .failure(
                Outcome.Refusal(
                    status: .invalid,
                    message:
                        "'\(path)' lists the files of '\(target.name)' in 'sources', so a new one isn't compiled",
                    help: ["mark a type of the target with '@Instantiable(isRoot: true)'"]))
        }
        let place = compiled.isEmpty ? sources : "\(sources)/\(compiled)"
        if let refusal = await plan.addRoot(to: place, of: target.name) { return .failure(refusal) }
        return .success(plan)
    }

    /// The folder with the nearest manifest, as the user would write it.
    static func packageFolder(around folder: String) -> String? {
        let start = folder.isEmpty ? "." : folder
        let whole = start.normalisedPath
        let depth = whole.utf8.count { $0 == UInt8(ascii: "/") }
        for level in 0...depth {
            let ways = Array(repeating: "..", count: level).joined(separator: "/")
            let place = level == 0 ? start : start == "." ? ways : start + "/" + ways
            if isThere(place + "/Package.swift") { return place }
        }
        return nil
    }

    /// The origin as the manifest names it: a relative path starts at the package's folder there.
    private static func origin(
        _ text: String?, from folder: String
    ) -> Result<PackageOrigin?, Outcome.Refusal> {
        guard let text, !PackageOrigin(text).isURL else { return .success(text.map(PackageOrigin.init)) }
        guard isThere(text + "/Package.swift") else {
            return .failure(
                Outcome.Refusal(
                    status: .unreadableInput, message: "there is no Package.swift in '\(text)'",
                    help: ["'--arbor' takes the URL of Arbor's package, or its folder"]))
        }
        return .success(PackageOrigin(text.hasPrefix("/") ? text : relativePath(of: text, from: folder)))
    }

    private static func relativePath(of path: String, from folder: String) -> String {
        let start = folder.normalisedPath.split(separator: "/")
        let parts = path.normalisedPath.split(separator: "/")
        let common = zip(start, parts).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: start.count - common)
        let result = (up + parts[common...].map(String.init)).joined(separator: "/")
        return result.isEmpty ? "." : result
    }

    private static func read(_ path: String) -> Result<[UInt8], Outcome.Refusal> {
        switch TextFile.read(path) {
        case .success(let text): .success(Array(text.utf8))
        case .failure(let failure):
            .failure(
                Outcome.Refusal(
                    status: .unreadableInput, message: "can't read '\(path)': \(failure.message)", help: []))
        }
    }

    private static func target(
        _ name: String?, of manifest: PackageManifest, _ path: String, _ origin: PackageOrigin?
    ) -> Result<PackageManifest.Target, Outcome.Refusal> {
        let candidates = manifest.targets.filter { name == nil ? $0.isExecutable : $0.name == name }
        if candidates.count == 1 { return .success(candidates[0]) }
        if let name {
            let names = manifest.targets.map { "'\($0.name)'" }.joined(separator: ", ")
            return .failure(
                Outcome.Refusal(
                    status: .wrongUsage, message: "'\(path)' has no target '\(name)'",
                    help: names.isEmpty ? [] : ["its targets are \(names)"]))
        }
        if candidates.isEmpty {
            return .failure(
                .manifest(
                    path, "it has no executable target whose name is a plain string",
                    help: ["for a target of another kind, pass '--target <name>'"]
                        + ManifestLines(origin, identity: nil).help))
        }
        let names = candidates.map { "'\($0.name)'" }.joined(separator: ", ")
        return .failure(
            Outcome.Refusal(
                status: .wrongUsage, message: "'\(path)' has several executable targets: \(names)",
                help: ["name the one with the root: '--target \(shellWord(candidates[0].name))'"]))
    }

    /// The folder of a target's sources, as SwiftPM finds it.
    private static func sources(
        of target: PackageManifest.Target, in folder: String, isOnly: Bool
    ) -> String? {
        let prefix = folder == "." ? "" : folder + "/"
        if let path = target.path {
            let place = prefix + path
            return isThere(place) ? place : nil
        }
        let roots = ManifestText.sourceFolders.map { prefix + $0 }
        return roots.map { "\($0)/\(target.name)" }.first(where: isThere)
            ?? (isOnly ? roots.first(where: isThere) : nil)
    }
}
