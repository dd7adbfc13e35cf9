/// Options and commands of SafeDITool that Arbor doesn't have, and advice on what to use instead.
enum SafeDIOptions {
    /// - Parameter option: The option with its dashes.
    /// - Returns: The advice; `nil` if SafeDI doesn't have the option either.
    static func advice(on option: String) -> String? {
        advice[option].map { "'\(option)' is an option of SafeDI 2.0, which Arbor does not have: \($0)" }
    }

    /// The advice on a command of SafeDI's package. Its tool has no such subcommands, and users try them with
    /// Arbor.
    static func advice(onCommand word: String) -> String? {
        switch word {
        case "safedi-release-install":
            "'\(word)' is a command of SafeDI 1.x: Arbor's tool is built with the package, so there is nothing to install"
        case "safedi-v1-to-v2":
            "'\(word)' is a command of SafeDI 2.0: Arbor reads both '.safedi/configuration' and "
                + "'#SafeDIConfiguration', so there is nothing to migrate"
        default: nil
        }
    }

    private static let lists = "list the sources with '--swift-sources-file <file>'"
    private static let oneFile =
        "the code of all roots goes to one file, which 'arbor generate' writes to '--output <file>'"

    private static let advice = [
        "--output-directory": oneFile,
        "--manifest-file": "no manifest is needed, since \(oneFile)",
        "--input-sources-file": lists,
    ]
}
