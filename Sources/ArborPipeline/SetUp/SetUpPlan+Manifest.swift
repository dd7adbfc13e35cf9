import ArborOutput
import ArborScanner

extension SetUpPlan {
    /// Adds the lines that the manifest lacks.
    ///
    /// - Returns: The refusal, or `nil` if the lines are there or planned.
    mutating func add(
        to manifest: PackageManifest, at path: String, _ target: PackageManifest.Target,
        _ origin: PackageOrigin?
    ) -> Outcome.Refusal? {
        let text = manifest.text
        let product = target.packageOfArbor(in: text)
        let known = manifest.origins?.map(\.identity) ?? []
        let wanted = product ?? origin?.identity ?? "Arbor"
        let identity =
            known.first { $0.lowercased() == wanted.lowercased() }
            ?? known.first { $0.lowercased() == "arbor" }
        let lines = ManifestLines(origin, identity: identity)
        if let version = manifest.toolsVersion, version < PackageManifest.versionWithPlugins {
            return .manifest(
                path, "its tools version is \(version.major).\(version.minor), and plugins need 5.6",
                help: ["write '// swift-tools-version: 5.9' or a newer version into its first line"])
        }
        var edits = ManifestEdits(text, package: manifest.package)
        if identity == nil {
            if manifest.mayNameArbor { return .unreadable(path, lines) }
            guard let package = lines.package else { return .unknownOrigin }
            guard edits.append(package, to: "dependencies", of: manifest.package, text, before: "targets")
            else {
                return .notLiteral("dependencies", of: "the package", path, lines)
            }
        } else {
            present.append("'\(path)' already depends on \(identity ?? "")")
        }
        if product == nil {
            guard edits.append(lines.product, to: "dependencies", of: target, text) else {
                return .notLiteral("dependencies", of: "the target '\(target.name)'", path, lines)
            }
        } else {
            present.append("'\(target.name)' already uses the library")
        }
        if !target.usesGenerator(in: text) {
            guard edits.append(lines.plugin, to: "plugins", of: target, text) else {
                return .notLiteral("plugins", of: "the target '\(target.name)'", path, lines)
            }
        } else {
            present.append("'\(target.name)' already uses the plugin")
        }
        replace(path, text.bytes, by: edits.result)
        return nil
    }

    private mutating func replace(_ path: String, _ old: [UInt8], by new: [UInt8]) {
        if old == new { return }
        var file = OutputFile(path: path, bytes: new)
        file.previous = old
        files.append(file)
        diff += UnifiedDiff(of: path, from: old, to: new).text
    }
}

extension ManifestEdits {
    /// Returns false if the argument is there, but no array literal.
    fileprivate mutating func append(
        _ element: String, to label: String, of call: ManifestCall, _ text: ManifestText, before next: String
    ) -> Bool {
        if let argument = call.argument(label) { return append(element, to: argument, text) }
        guard let other = call.argument(next) else { return false }
        add(label, with: element, before: other)
        return true
    }

    /// Returns false if the argument is there, but no array literal.
    fileprivate mutating func append(
        _ element: String, to label: String, of target: PackageManifest.Target, _ text: ManifestText
    ) -> Bool {
        if let argument = target.call.argument(label) { return append(element, to: argument, text) }
        // Plugins are the last argument of a target.
        let last = label == "plugins" ? target.call.arguments.last : nil
        add(label, with: element, after: last ?? target.nameArgument)
        return true
    }

    private mutating func append(
        _ element: String, to argument: ManifestCall.Argument, _ text: ManifestText
    ) -> Bool {
        guard let list = text.list(argument.value) else { return false }
        append(element, to: list)
        return true
    }
}

extension Outcome.Refusal {
    static func manifest(_ path: String, _ reason: String, help: [String]) -> Self {
        Self(status: .invalid, message: "can't edit '\(path)': \(reason)", help: help)
    }

    fileprivate static func notLiteral(
        _ label: String, of owner: String, _ path: String, _ lines: ManifestLines
    ) -> Self {
        manifest(path, "the '\(label)' of \(owner) are not an array literal", help: lines.help)
    }

    fileprivate static func unreadable(_ path: String, _ lines: ManifestLines) -> Self {
        manifest(path, "it names Arbor outside of the literals that can be read", help: lines.help)
    }

    fileprivate static var unknownOrigin: Self {
        Self(
            status: .wrongUsage, message: "the manifest doesn't name Arbor's package, and no '--arbor' does",
            help: ["name its URL or its folder: 'arbor init --arbor ../Arbor'"])
    }
}
