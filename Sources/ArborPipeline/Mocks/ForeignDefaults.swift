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

    /// Returns the value, or "" if it can't be repeated.
    func restricted(_ value: String) -> String { canRepeat(value) ? value : "" }

    /// Returns false if a name in an expression may mean something else in the wired module.
    func canRepeat(_ value: String) -> Bool {
        value.withBytes { bytes in
            let tokens = SourceTokens(of: bytes)
            let locals = tokens.locals
            return tokens.indices.allSatisfy { index in
                guard let word = tokens.name(index), let first = word.first else { return true }
                let isMember = tokens.isSign(index - 1, ".")
                let isLabel = tokens.isSign(index + 1, ":") && !tokens.isSign(index - 1, "?")
                let name = String(decoding: word, as: UTF8.self)
                let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
                if isMember || isLabel || isNumber || Self.keywords.contains(name) { return true }
                if locals.contains(name) || first == UInt8(ascii: "$") { return true }
                let isType = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
                return isType && !names.contains(name)
            }
        }
    }

    private static let keywords: Set<String> = [
        "true", "false", "nil", "init", "self", "try", "await", "as", "is", "in", "any", "some", "_",
    ]
}

extension ResolvedProgram {
    /// Returns a default value with modules in front of the types of other modules that code elsewhere could take for others.
    ///
    /// - Parameters:
    ///   - parameters: Names that mean generic parameters.
    ///   - file: The index of the file with the value.
    ///   - module: The module of the code.
    func qualified(_ value: String, besides parameters: [String], of file: Int, for module: String) -> String
    {
        value.withBytes { bytes in
            let tokens = SourceTokens(of: bytes)
            var text = ""
            var end = 0
            for index in tokens.indices {
                guard let word = tokens.name(index), let first = word.first,
                    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
                    !tokens.isSign(index - 1, "."), !tokens.isSign(index + 1, ":")
                else { continue }
                let name = String(decoding: word, as: UTF8.self)
                guard !parameters.contains(name), let full = clearName(of: name, in: file, for: module) else {
                    continue
                }
                text += String(decoding: bytes[end..<tokens.start(index)], as: UTF8.self) + full
                end = tokens.end(index)
            }
            return text + String(decoding: bytes[end...], as: UTF8.self)
        }
    }
}

extension MockTraits {
    /// Replaces all default values.
    fileprivate mutating func mapDefaults(_ change: (String) -> String) {
        defaults = defaults.mapValues(change)
        options = options.map { $0.changed(change) }
        functions = functions.map { function in
            var function = function
            function.defaults = function.defaults.mapValues(change)
            function.options = function.options.map { $0.changed(change) }
            return function
        }
    }
}

extension OptionalParameter {
    fileprivate func changed(_ change: (String) -> String) -> OptionalParameter {
        var option = self
        option.value = change(value)
        return option
    }
}

extension Pipeline.Run {
    /// The table of a program in which doubles name types as the generated file has to, which has the imports of many files.
    func withClearDoubles(_ program: ResolvedProgram, _ configuration: Configuration) -> BindingTable {
        let wired = wiredModules(configuration)
        guard let own = configuration.moduleName ?? (wired.count == 1 ? wired.first : nil) else {
            return program.table
        }
        var table = program.table
        for file in table.files.indices where table.files[file].hasDoubles {
            for index in table.files[file].doubles.indices {
                let requirements = table.files[file].doubles[index].requirements
                table.files[file].doubles[index].requirements = requirements.map { requirement in
                    requirement.replacingNames { program.clearName(of: $0, in: file, for: own) }
                }
            }
        }
        return table
    }

    /// The program with those default values alone that the code for tests can repeat, as it has to write them.
    func withRepeatableDefaults(_ program: ResolvedProgram, _ configuration: Configuration) -> ResolvedProgram
    {
        guard let own = configuration.moduleName else { return program }
        var changed = program
        lazy var defaults = ForeignDefaults(
            in: files.lazy.filter { $0.module == own }.map(\.summary.outline)
                + otherFiles.lazy.filter { $0.module == own }.map(\.outline))
        for file in files.indices {
            let isForeign = files[file].module.map { $0 != own } ?? false
            for index in program.table.files[file].providers.indices
            where program.table.files[file].providers[index].hasParticulars {
                let particulars = program.table.files[file].providers[index].particulars
                guard var mocks = particulars.mocks else { continue }
                mocks.mapDefaults { value in
                    let repeated = isForeign ? defaults.restricted(value) : value
                    return program.qualified(
                        repeated, besides: particulars.genericParameters, of: file, for: own)
                }
                changed.table.files[file].providers[index].particulars.mocks = mocks
            }
        }
        return changed
    }
}
