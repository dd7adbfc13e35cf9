import ArborScanner

/// A `Package.swift` whose package, dependencies and targets are literals, or constants with such values.
struct PackageManifest {
    let text: ManifestText
    let package: ManifestCall
    let targets: [Target]

    /// A target that sources can belong to.
    struct Target {
        var name: String
        var isExecutable: Bool
        /// The folder of the sources; `nil` if SwiftPM's layout decides.
        var path: String?
        var call: ManifestCall
        var nameArgument: ManifestCall.Argument
    }

    /// The first version of the manifest's format that knows plugins.
    static let versionWithPlugins = (5, 6)

    /// The reason why a manifest can't be edited, as a clause.
    struct Failure: Error {
        var reason: String
    }

    init(_ bytes: [UInt8]) throws(Failure) {
        text = ManifestText(bytes)
        let packages = text.topLevelCalls(of: "Package")
        guard packages.count == 1 else {
            throw Failure(
                reason: packages.isEmpty ? "it has no call of 'Package'" : "it calls 'Package' more than once"
            )
        }
        package = packages[0]
        guard let value = package.argument("targets")?.value else {
            throw Failure(reason: "it has no 'targets'")
        }
        guard let list = text.list(text.resolved(value)) else {
            throw Failure(reason: "its 'targets' are not an array literal")
        }
        targets = list.elements.compactMap { [text] in Target(text.resolved($0), in: text) }
    }

    /// The version of the manifest's format, as `(6, 0)`; `nil` if the first lines don't state it.
    var toolsVersion: (major: Int, minor: Int)? {
        let line = text.bytes.drop { $0.isSpace }.prefix { $0 != UInt8(ascii: "\n") }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let isStatement = line[..<colon].filter { !$0.isSpace }.elementsEqual("//swift-tools-version".utf8)
        let numbers = line[line.index(after: colon)...].split { !(0x30...0x39).contains($0) }
            .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        guard isStatement, let major = numbers.first else { return nil }
        return (major, numbers.count > 1 ? numbers[1] : 0)
    }

    /// The packages that the manifest depends on, with their names in it; `nil` if they are not an array literal.
    var origins: [(identity: String, origin: PackageOrigin)]? {
        // Statements after the package may add some: `package.dependencies.append(.package(url: …))`.
        let added = text.topLevelCalls(of: "append").flatMap(\.arguments).compactMap { origin($0.value) }
        guard let value = package.argument("dependencies")?.value else { return added }
        return text.list(text.resolved(value)).map { $0.elements.compactMap(origin) + added }
    }

    /// True if the code has the name of Arbor's package, so that the package may depend on it in a way that can't be read.
    var mayNameArbor: Bool {
        var offset = text.afterTrivia(0)
        while offset < text.bytes.count {
            guard let end = text.endOfToken(offset) else { return true }
            if namesArbor(offset..<end) { return true }
            offset = text.afterTrivia(end)
        }
        return false
    }

    private func namesArbor(_ token: Range<Int>) -> Bool {
        text.bytes[token].split { !$0.isOfIdentifier }.contains { word in
            word.map { $0 | 0x20 }.elementsEqual("arbor".utf8)
        }
    }

    private func origin(_ element: Range<Int>) -> (identity: String, origin: PackageOrigin)? {
        guard let (function, call) = text.call(text.resolved(element)), function == "package" else {
            return nil
        }
        func string(_ label: String) -> String? { call.argument(label).flatMap { text.string($0.value) } }
        guard let place = string("id") ?? string("url") ?? string("path") else { return nil }
        let origin = PackageOrigin(place)
        return (string("name") ?? origin.identity, origin)
    }
}

extension PackageManifest.Target {
    fileprivate init?(_ element: Range<Int>, in text: ManifestText) {
        guard let (function, call) = text.call(element), ["target", "executableTarget"].contains(function),
            let argument = call.argument("name"), let name = text.string(argument.value)
        else { return nil }
        self.init(
            name: name, isExecutable: function == "executableTarget",
            path: call.argument("path").flatMap { text.string($0.value) }, call: call, nameArgument: argument)
    }

    /// The package that the target takes the product `Arbor` from; `nil` if it doesn't.
    func packageOfArbor(in text: ManifestText) -> String? {
        elements("dependencies", in: text).lazy.compactMap { element -> String? in
            if let name = text.string(element) { return name == "Arbor" ? name : nil }
            guard let (function, call) = text.call(element), ["product", "byName"].contains(function),
                Self.string("name", of: call, in: text) == "Arbor"
            else { return nil }
            return Self.string("package", of: call, in: text) ?? "Arbor"
        }.first
    }

    /// The folder below the target's own in which new files are compiled, as its `sources` say; `nil` if they list files alone,
    /// or can't be read.
    func compiledFolder(in text: ManifestText) -> String? {
        guard call.argument("sources") != nil else { return "" }
        return elements("sources", in: text).compactMap(text.relativePath).first { !$0.hasSuffix(".swift") }
    }

    /// True if the plugin that wires the target is there.
    func usesGenerator(in text: ManifestText) -> Bool {
        elements("plugins", in: text).contains { element in
            let name =
                text.string(element)
                ?? text.call(element).flatMap { Self.string("name", of: $0.call, in: text) }
            return ["ArborGenerator", "SafeDIGenerator", "SafeDIPrebuiltGenerator"].contains(name)
        }
    }

    private func elements(_ label: String, in text: ManifestText) -> [Range<Int>] {
        let list = call.argument(label).flatMap { text.list(text.resolved($0.value)) }
        return list?.elements.map(text.resolved) ?? []
    }

    private static func string(_ label: String, of call: ManifestCall, in text: ManifestText) -> String? {
        call.argument(label).flatMap { text.string($0.value) }
    }
}

/// The place that a package comes from: a URL, or a folder.
struct PackageOrigin {
    let text: String

    init(_ text: String) { self.text = text }

    var isURL: Bool {
        let bytes = Array(text.utf8)
        let hasScheme = bytes.indices.dropLast(2).contains { bytes[$0..<$0 + 3].elementsEqual("://".utf8) }
        return hasScheme || text.hasPrefix("git@")
    }

    /// The name by which targets refer to the package: the last part of its place, without `.git`.
    var identity: String {
        let last = text.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? text
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// The element of the manifest's `dependencies`.
    var element: String {
        isURL ? ".package(url: \(literal), from: \"\(version)\")" : ".package(path: \(literal))"
    }

    private var literal: String {
        "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
    }
}
