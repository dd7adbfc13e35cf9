/// The build after an edit of one module.
///
/// An action runs if the bytes of one of its inputs have changed, as in a build system that compares contents. The
/// places that the last report didn't need are not inputs of the next one.
struct EditRun {
    let title: String
    let edit: Edit
    let scan: Child.Cost
    /// The outputs of the scan whose bytes have changed.
    let changed: Set<ModuleBuild.Output>
    let link: Child.Cost?
    let report: Child.Cost?

    /// Edits a module, builds, and restores the module.
    init(_ edit: Edit, of module: Int, _ title: String, _ build: ModuleBuild) throws {
        (self.title, self.edit) = (title, edit)
        let path = build.graph.path(of: 0, in: module)
        try build.graph.text(of: 0, in: module, edit: edit).writeFile(at: path)
        defer { try? build.graph.text(of: 0, in: module).writeFile(at: path) }
        scan = try build.scan(module, into: ModuleBuild.edited).run()
        var changed: Set<ModuleBuild.Output> = []
        for output in ModuleBuild.Output.allCases {
            let paths = [ModuleBuild.folder, ModuleBuild.edited].map {
                build.path(output, of: module, in: $0)
            }
            if try readFile(paths[0]) != readFile(paths[1]) { changed.insert(output) }
        }
        self.changed = changed
        link = changed.contains(.summary) ? try build.link(edited: module).run() : nil
        var isLinked = false
        if link != nil {
            isLinked =
                try readFile(ModuleBuild.linked()) != readFile(ModuleBuild.linked(in: ModuleBuild.edited))
        }
        let places = build.path(.places, of: module)
        let arePlacesNeeded = try !readFile(ModuleBuild.unused()).split(separator: UInt8(ascii: "\n"))
            .contains { $0.elementsEqual(places.utf8) }
        report =
            isLinked || changed.contains(.places) && arePlacesNeeded
            ? try build.report(edited: module, isLinked: isLinked).run() : nil
    }

    /// All edits of a leaf, a module in the middle, and the module that all others import.
    static func all(_ build: ModuleBuild) throws -> [EditRun] {
        let domain = build.graph.domains[0]
        let modules = [
            ("a feature that one module imports", domain.features.last ?? domain.own),
            ("a kit of a domain", domain.kits.last ?? domain.own),
            ("the base, which all import", 0),
        ]
        return try modules.flatMap { title, module in
            try [Edit.body, .lines, .declaration].map { try EditRun($0, of: module, title, build) }
        }
    }
}
