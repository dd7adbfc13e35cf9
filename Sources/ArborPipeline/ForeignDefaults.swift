import ArborGraph
import ArborModel
import ArborSyntax

/// The default values of other modules' declarations that code of the wired module can repeat.
///
/// A name means what the module of the code declares, if it declares the name. Outlines list only types, and functions and
/// variables with a capital letter, so no other name is certain to mean the same. A value that can't be repeated is left to
/// the initializer.
struct ForeignDefaults {
    /// The names that the module of the code declares.
    private let names: Set<String>

    init(in outlines: some Sequence<FileOutline>) {
        var names: Set<String> = []
        for outline in outlines {
            outline.visitEntries { kind, name in
                switch kind {
                case .declared, .packaged, .hidden, .value:
                    names.insert(String(decoding: name, as: UTF8.self))
                default: break
                }
            }
        }
        self.names = names
    }

    /// Empties the values that can't be repeated.
    func restrict(_ mocks: inout MockTraits) {
        mocks.defaults = mocks.defaults.mapValues(restricted)
        mocks.options = restricted(mocks.options)
        mocks.functions = mocks.functions.map { function in
            var function = function
            function.defaults = function.defaults.mapValues(restricted)
            function.options = restricted(function.options)
            return function
        }
    }

    private func restricted(_ value: String) -> String { canRepeat(value) ? value : "" }

    private func restricted(_ options: [OptionalParameter]) -> [OptionalParameter] {
        options.map { option in
            var option = option
            option.value = restricted(option.value)
            return option
        }
    }

    /// Returns false if a name in an expression may mean something else in the wired module.
    func canRepeat(_ value: String) -> Bool {
        value.withBytes { bytes in
            let tokens = SourceTokens(of: bytes)
            return tokens.indices.allSatisfy { index in
                guard let word = tokens.name(index), let first = word.first else { return true }
                let isMember = tokens.isSign(index - 1, ".")
                let isLabel = tokens.isSign(index + 1, ":") && !tokens.isSign(index - 1, "?")
                let name = String(decoding: word, as: UTF8.self)
                let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
                if isMember || isLabel || isNumber || Self.keywords.contains(name) { return true }
                let isType = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
                return isType && !names.contains(name)
            }
        }
    }

    private static let keywords: Set<String> = [
        "true", "false", "nil", "init", "self", "try", "await", "as", "is", "in", "any", "some",
    ]
}

extension Pipeline.Run {
    /// The program with those default values of other modules alone that the code for tests can repeat.
    func withRepeatableDefaults(_ program: ResolvedProgram, _ configuration: Configuration) -> ResolvedProgram
    {
        guard let own = configuration.moduleName else { return program }
        let foreign = files.indices.filter { files[$0].module.map { $0 != own } ?? false }
        var program = program
        lazy var defaults = ForeignDefaults(
            in: files.lazy.filter { $0.module == own }.map(\.summary.outline)
                + otherFiles.lazy.filter { $0.module == own }.map(\.outline))
        for file in foreign {
            for index in program.table.files[file].providers.indices
            where program.table.files[file].providers[index].hasParticulars {
                guard var mocks = program.table.files[file].providers[index].particulars.mocks else {
                    continue
                }
                defaults.restrict(&mocks)
                program.table.files[file].providers[index].particulars.mocks = mocks
            }
        }
        return program
    }
}
