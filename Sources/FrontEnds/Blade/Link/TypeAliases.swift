import ArborModel
import BladeLowering

/// The type aliases of a program. Values are identified by types, so a type is known by one name.
///
/// Only aliases of files that import Blade are known, and only those outside of `#if` without generic parameters.
struct TypeAliases {
    private let targets: [TypeExpression: TypeExpression]
    /// The aliases that mean a type in some builds only, by that type.
    private let branches: [TypeExpression: [Branch]]

    private struct Branch {
        var alias: TypeExpression
        var conditions: [String]
    }

    init(_ files: [FileSummary]) {
        let written = Self.written(in: files)
        targets = AliasExpansion(written).expanded
        branches = Self.branches(in: files, besides: written)
    }

    private static func branches(
        in files: [FileSummary], besides written: [TypeExpression: TypeExpression]
    ) -> [TypeExpression: [Branch]] {
        var branches: [TypeExpression: [Branch]] = [:]
        for provider in files.lazy.flatMap(\.providers) where provider.kind == .alias {
            guard provider.frontEnd == .blade, written[provider.type] == nil,
                let target = provider.additionalTypes.first?.type.normal
            else { continue }
            branches[target, default: []].append(
                Branch(alias: provider.type, conditions: provider.conditions))
        }
        return branches
    }

    private static func written(in files: [FileSummary]) -> [TypeExpression: TypeExpression] {
        var targets: [TypeExpression: TypeExpression] = [:]
        var ambiguous: Set<TypeExpression> = []
        for provider in files.lazy.flatMap(\.providers) where provider.kind == .alias {
            guard provider.frontEnd == .blade, let target = provider.additionalTypes.first?.type else {
                continue
            }
            // In other builds, the name is another alias or a type of its own.
            let isConditional = !provider.conditions.isEmpty
            if isConditional || targets[provider.type].map({ $0 != target }) == true {
                ambiguous.insert(provider.type)
            }
            targets[provider.type] = target
        }
        for name in ambiguous { targets[name] = nil }
        return targets
    }

    /// Returns the declarations without aliases, in which each type is named as what it is.
    func replaced(in files: [FileSummary]) -> [FileSummary] {
        files.map { file in
            var file = file
            file.providers.removeAll { $0.kind == .alias && $0.frontEnd == .blade }
            if !branches.isEmpty { file.providers += providersOfBranches(in: file) }
            if targets.isEmpty { return file }
            for index in file.providers.indices where file.providers[index].frontEnd == .blade {
                replace(in: &file.providers[index])
            }
            return file
        }
    }

    /// The initializers of a file as providers of the aliases that mean their types in some builds.
    private func providersOfBranches(in file: FileSummary) -> [ProviderDeclaration] {
        file.providers.flatMap { provider -> [ProviderDeclaration] in
            guard provider.frontEnd == .blade, case .initializer = provider.construction else { return [] }
            return (branches[provider.type.normal] ?? []).map { branch in
                var copy = provider
                copy.type = branch.alias
                copy.conditions += branch.conditions.filter { !provider.conditions.contains($0) }
                return copy
            }
        }
    }

    private func replace(in provider: inout ProviderDeclaration) {
        if provider.kind == .function { provider.type = target(of: provider.type) }
        for index in provider.dependencies.indices {
            provider.dependencies[index].type = target(of: provider.dependencies[index].type)
        }
        var particulars = provider.particulars
        for index in particulars.includes.indices {
            particulars.includes[index].type = target(of: particulars.includes[index].type)
        }
        particulars.rivals = particulars.rivals.map { $0.mapTypes(target) }
        particulars.functionOwner = particulars.functionOwner.map { target(of: $0) }
        provider.particulars = particulars
    }

    private func target(of type: TypeExpression) -> TypeExpression { type.mapNames(meaning) }

    /// The meaning of an alias, which may be nested in what another one means.
    private func meaning(of name: TypeExpression) -> TypeExpression? {
        if let target = targets[name] { return target }
        guard case .member(let outer, let last, let arguments) = name, let meant = meaning(of: outer) else {
            return nil
        }
        let whole = TypeExpression.member(meant, last, arguments)
        return meaning(of: whole) ?? whole
    }
}
