import ArborPipeline
import Testing

@testable import ArborCommand

/// `getopt_long` keeps its position in globals, so these tests run one after another.
@Suite("Arguments", .serialized)
struct ArgumentTests {
    private func configuration(_ words: String...) throws -> Configuration {
        try Configuration(ParsedArguments(words, for: Generate.spec), for: Generate.spec)
    }

    private func message(_ words: String...) -> String? {
        do {
            _ = try Configuration(ParsedArguments(words, for: Generate.spec), for: Generate.spec)
            return nil
        } catch {
            return error.message
        }
    }

    @Test("options, their aliases and their values are accepted in any order")
    func options() throws {
        let one = try configuration(
            "src", "--output", "o.swift", "--jobs=3", "--include", "a", "b", "--dot-file-output", "d")
        #expect(one.inputs.paths == ["src", "a", "b"])
        #expect(one.output == "o.swift")
        #expect(one.dotOutput == "d")
        #expect(one.jobs == 3)
        #expect(try configuration("--dependency-tree-output", "x", "list.csv").output == "x")
        #expect(try configuration("-o", "x", "-j2").jobs == 2)
    }

    @Test("the default input is the current folder")
    func defaults() throws {
        #expect(try configuration().inputs == SourceInputs(paths: ["."]))
        #expect(try configuration("--swift-sources-file", "l").inputs == SourceInputs(lists: ["l"]))
    }

    @Test("an option with several values ends at the next option")
    func many() throws {
        let one = try configuration(
            "--additional-imported-modules", "A", "B", "--include", "c", "--", "-odd.swift")
        #expect(one.additionalModules == ["A", "B"])
        #expect(one.inputs.paths == ["-odd.swift", "c"])
    }

    @Test("modules are read with their folders")
    func modules() throws {
        let one = try configuration("--module", "A=src/A", "B=src/B=C/")
        #expect(one.modules.map(\.name) == ["A", "B"])
        #expect(one.modules.map(\.folder) == ["src/A", "src/B=C/"])
        #expect(
            message("--module", "A")
                == "The value 'A' is invalid for '--module <name=dir> ...': give a name and a folder")
    }

    @Test(
        "a name of a module that can't be imported is refused",
        arguments: ["a;b", "a\nb", "", "a.", "1a", "a b"])
    func moduleNames(name: String) {
        for arguments in [
            ["--module-name", name], ["--module", name + "=dir"], ["--additional-imported-modules", name],
        ] {
            #expect(throws: UsageError.self) { try configuration(arguments[0], arguments[1]) }
        }
    }

    @Test("the options name the cache and the summaries of modules")
    func summaries() throws {
        let one = try configuration(
            "src", "--cache", "c", "--dependent-module-info", "A.arbor", "B.arbor", "--module-name", "M",
            "--module-info-output", "M.arbor", "--dependent-module-info-file-path", "list.csv")
        #expect(one.cache == "c")
        #expect(one.summaries == ["A.arbor", "B.arbor"])
        #expect(one.summaryLists == ["list.csv"])
        #expect(one.moduleName == "M")
        #expect(one.summaryOutput == "M.arbor")
        #expect(one.inputs.paths == ["src"])
    }

    @Test(
        "the summary of a module requires the module's name",
        arguments: [["-o", "f"], ["-o", "f", "--module-name", "M", "--format", "text"]])
    func unnamed(words: [String]) async throws {
        await #expect(throws: UsageError.self) {
            try await Scan.run(ParsedArguments(words, for: Scan.spec), in: CommandContext())
        }
    }

    @Test("usage errors describe the mistake and suggest a correction")
    func wrong() {
        #expect(message("--ouput", "x") == "Unknown option '--ouput'. Did you mean '--output'?")
        #expect(message("--ouput=x") == "Unknown option '--ouput'. Did you mean '--output'?")
        #expect(message("src", "-z") == "Unknown option '-z'")
        #expect(message("--output") == "Missing value for '--output'")
        #expect(
            message("--jobs", "0")
                == "The value '0' is invalid for '--jobs <n>': give a whole number from 1 on")
        #expect(
            message("--jobs", "many")
                == "The value 'many' is invalid for '--jobs <n>': give a whole number from 1 on")
        #expect(message("--quiet", "src") == nil)
    }

    @Test(
        "an option of other subcommands leads to this one's, by the end of its name",
        arguments: [
            ("--formt", ". Did you mean '--diagnostic-format'?"),
            ("--format=json", ". Did you mean '--diagnostic-format'?"),
            ("--isolatoin", ". Did you mean '--default-isolation'?"),
            ("--info", ". Did you mean '--dependent-module-info'?"), ("--x", ""), ("--frobnicate", ""),
        ])
    func endings(word: String, hint: String) {
        #expect(message(word, "json") == "Unknown option '\(word.prefix { $0 != "=" })'\(hint)")
    }

    @Test("an abbreviation of one option is that option")
    func abbreviation() throws { #expect(try configuration("--job", "3").jobs == 3) }

    @Test("an abbreviation of several options is refused, and all are listed")
    func ambiguous() {
        let error = #expect(throws: UsageError.self) { try configuration("--additional", "x") }
        #expect(error?.message == "Unknown option '--additional'. These are similar")
        #expect(
            error?.choices
                == ["--additional-imported-modules", "--additional-imported-modules-file-path"])
    }

    @Test("severities are set by id")
    func severities() throws {
        let one = try configuration("--warn", "empty-list", "--error", "unmet-dependency", "--baseline", "b")
        #expect(one.policy.levels == [.emptyList: .warning, .unmetDependency: .error])
        #expect(one.baseline == "b")
        #expect(one.baselineOutput == nil)
        #expect(message("--warn", "empty-list", "--warn", "empty-list") == nil)
    }

    @Test("the help lists every option and stays within 80 columns")
    func help() {
        for spec in Main.subcommands.map({ $0.spec }) {
            let lines = spec.helpText.split(separator: "\n")
            #expect(spec.options.allSatisfy { option in lines.contains { $0.contains("--" + option.name) } })
            #expect(lines.filter { !$0.hasPrefix("USAGE") }.allSatisfy { $0.count <= 80 })
        }
    }
}
