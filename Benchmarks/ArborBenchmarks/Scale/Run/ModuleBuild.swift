/// The actions of a build system for a generated monorepo: one `scan` for each module, and for the root one `link`
/// and one `report`. The paths are relative to the monorepo's folder.
struct ModuleBuild {
    let graph: ModuleGraph
    /// The program to run, as an absolute path.
    let program: String
    /// The number of threads of a link. A scan has one.
    let jobs: Int

    /// The folder of the outputs.
    static let folder = "Build"
    /// The folder of the outputs after an edit.
    static let edited = "Edited"

    /// The outputs of a module's scan.
    enum Output: String, CaseIterable {
        case summary = "arbor"
        case places = "places"
        /// The summary that is used where the module itself is the root.
        case root = "root"
    }

    func path(_ output: Output, of module: Int, in folder: String = folder) -> String {
        "\(folder)/\(graph.name(of: module)).\(output.rawValue)"
    }

    func scan(_ module: Int, into folder: String = folder) -> Child {
        let outputs = [
            ("--output", Output.summary), ("--places-output", .places), ("--root-output", .root),
        ].flatMap { [$0.0, path($0.1, of: module, in: folder)] }
        let names = graph.imports(of: module).map { graph.name(of: $0) }
        let (name, label) = (graph.name(of: module), graph.folder(of: module))
        return Child(
            program: program,
            arguments: ["scan", "--module-name", name, "--target-label", "//\(label):\(name)"]
                + (names.isEmpty ? [] : ["--module-dependencies"] + names)
                + ["--jobs", "1", "--quiet"] + outputs + graph.paths(of: module))
    }

    /// - Parameter edited: The module whose summary is taken from the outputs after an edit.
    func link(edited: Int? = nil) throws -> Child {
        let folder = edited == nil ? Self.folder : Self.edited
        let list = try write(.summary, modules: 0..<graph.app, edited: edited)
        return Child(
            program: program,
            arguments: [
                "link", path(.root, of: graph.app), "--module-name", graph.name(of: graph.app),
                "--dependent-module-info-file-path", list, "--jobs", "\(jobs)", "--quiet", "--output",
                Self.linked(in: folder),
            ])
    }

    /// - Parameters:
    ///   - edited: The module whose places are taken from the outputs after an edit.
    ///   - isLinked: True if the edit has a link of its own.
    func report(edited: Int? = nil, isLinked: Bool = false) throws -> Child {
        let folder = edited == nil ? Self.folder : Self.edited
        let list = try write(.places, modules: 0..<graph.modules, edited: edited)
        return Child(
            program: program,
            arguments: [
                "report", Self.linked(in: isLinked ? folder : Self.folder), "--places-file-path", list,
                "--quiet", "--output", "\(folder)/App.swift", "--unused-inputs-output",
                Self.unused(in: folder),
            ])
    }

    /// The file that a link writes.
    static func linked(in folder: String = folder) -> String { "\(folder)/App.link" }

    /// The file that lists the places which a report didn't need.
    static func unused(in folder: String = folder) -> String { "\(folder)/unused" }

    /// Writes a list of the outputs of modules, one path on each line.
    private func write(_ output: Output, modules: Range<Int>, edited: Int?) throws -> String {
        let list = "\(edited == nil ? Self.folder : Self.edited)/\(output.rawValue)-list"
        let paths = modules.map { path(output, of: $0, in: $0 == edited ? Self.edited : Self.folder) }
        try paths.map { $0 + "\n" }.joined().writeFile(at: list)
        return list
    }
}
