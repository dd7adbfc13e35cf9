import ArborModel

extension Pipeline.Run {
    var modules: Set<String> {
        var modules: Set<String> = []
        var last: String?
        func add(_ module: String?) {
            guard let module, module != last else { return }
            last = module
            modules.insert(module)
        }
        for index in files.indices { add(files[index].module) }
        for index in otherFiles.indices { add(otherFiles[index].module) }
        return modules
    }

    /// The modules with roots, as far as modules are known; only the code's own one if it has a root.
    func wiredModules(_ configuration: Configuration) -> Set<String> {
        let wired = Set(
            files.lazy.filter { $0.summary.providers.contains(where: \.isRoot) }.compactMap(\.module))
        guard let own = configuration.moduleName, wired.contains(own) else { return wired }
        return [own]
    }

    /// Returns a build in which all modules of the program can be imported, if there are several.
    func importing(_ build: Build) -> Build {
        var build = build
        let modules = modules
        if modules.count > 1 { build.modules = modules }
        return build
    }
}
