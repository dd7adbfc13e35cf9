/// Faults of files as such, whatever they contain.
extension DiagnosticEntry {
    static let noSuchPath = error(
        "an input doesn't exist",
        because:
            "Arbor doesn't skip a missing input. Without its types, the graph would not be the one that "
            + "you meant to check.",
        example: .commands(
            """
            $ arbor validate Sourcs
            arbor: error: there is no file or folder 'Sourcs' [no-such-path]
            """),
        remedy:
            "Check the path for a typo. A relative path starts at the folder that the command runs in.")

    static let unreadableFile = error(
        "a file or a folder exists but can't be read",
        because:
            "Arbor doesn't skip the file, because other types may depend on its declarations.",
        example: .commands(
            """
            $ arbor validate Sources
            Sources/Secret.swift: error: can't read the file: Permission denied [unreadable-file]
            """),
        remedy:
            "Check the permissions. If the path is a symbolic link, check that its target exists. "
            + "Otherwise leave the path out of the inputs.")

    static let notUTF8 = error(
        "an annotated file is not UTF-8",
        because:
            "Swift sources are UTF-8. The compiler rejects the file too. Arbor doesn't check files without "
            + "annotations.",
        example: .commands(
            """
            $ arbor validate Sources
            Sources/Latin.swift:2:7: error: this byte is not valid UTF-8 [not-utf8]
            """),
        remedy:
            "Save the file as UTF-8, for example with `iconv -f LATIN1 -t UTF-8`. The summary of a module isn't a source: "
            + "pass it with `--dependent-module-info`.")

    static let noSwiftFiles = adjustable(
        .error, "an input folder contains no Swift file",
        because:
            "In most cases it is the wrong folder. Arbor doesn't search hidden folders, such as `.build`.",
        example: .commands(
            """
            $ arbor validate Documentation
            Documentation: error: no Swift file in this folder or below it [no-swift-files]
            """),
        remedy:
            "Pass the folder that contains the sources. If the folder may be empty, pass `--ignore "
            + "no-swift-files`.")

    static let emptyList = adjustable(
        .off, "a file that lists paths is empty",
        because:
            "A module without Swift files has an empty list, so this is off by default. If none of your "
            + "lists should be empty, the program that wrote this one may have failed.",
        example: .commands(
            """
            $ : > sources.txt; arbor validate sources.txt --error empty-list
            sources.txt: error: the list names no file [empty-list]
            """),
        remedy:
            "Write one path per line, or separate the paths by commas.")

    static let unreadableSummary = error(
        "a module's summary is missing, damaged, or from another version of Arbor",
        because:
            "The types in the summary are part of the graph. Only the version of Arbor that wrote a "
            + "summary can read it.",
        example: .commands(
            """
            $ arbor validate Sources --dependent-module-info Login.arbor
            Login.arbor: error: this file is not a module summary [unreadable-summary]
            """),
        remedy:
            "Check the path for a typo. If the file exists, write it again: `arbor scan --module-name "
            + "Login Sources/Login --output Login.arbor`.")

    static let missingModule = error(
        "a module depends on another one whose summary is not linked",
        because:
            "`arbor scan --module-dependencies` stores the names of the modules that a target lists. Types of a module that "
            + "is not there would look as if no type made them.",
        example: .commands(
            """
            $ arbor link App.root --dependent-module-info Login.arbor --output App.link
            Login.arbor: error: //Login depends on the module 'Storage', whose summary is not linked [missing-module]
            """),
        remedy:
            "Pass the summaries of all modules that the root depends on, directly or not. The rules in `Bazel` do."
    )

    static let repeatedModule = error(
        "two summaries are of modules with the same name",
        because:
            "Generated code imports a module by its name, and Swift can't link two modules of one name into a program.",
        example: .commands(
            """
            $ arbor link App.root --dependent-module-info Login.arbor old/Login.arbor --output App.link
            old/Login.arbor: error: the module 'Login' has two summaries [repeated-module]
            """),
        remedy:
            "Pass one of them, and no summary of the module whose sources are read. If two targets build modules of one "
            + "name, rename one of the modules.")

    static let moduleCycle = error(
        "modules depend on each other",
        because: "Swift can't compile modules that import each other, so no order of the modules exists.",
        example: .commands(
            """
            $ arbor link App.root --dependent-module-info Login.arbor Storage.arbor --output App.link
            Login.arbor: error: modules depend on each other: //Login → //Storage → //Login [module-cycle]
            """),
        remedy:
            "Remove one of the dependencies, for example by moving what both modules need into a third one.")

    static let unreadableBaseline = error(
        "the baseline is missing, has another format, or is not a baseline",
        because:
            "Without the baseline, Arbor would report known findings as new ones. The first line names the "
            + "format. With another format, no finding would match.",
        example: .commands(
            """
            $ arbor validate Sources --baseline Package.swift
            Package.swift:1:1: error: this file is not a baseline [unreadable-baseline]
            """),
        remedy:
            "Check the path for a typo. If the baseline is of another version, write it again: `arbor validate Sources "
            + "--write-baseline arbor.baseline`.")

    static let unwritableOutput = error(
        "an output can't be written",
        because:
            "Arbor writes all outputs or none. In this run, it wrote none.",
        example: .commands(
            """
            $ arbor generate Sources --output Made/By/Nobody.swift
            Made/By/Nobody.swift: error: can't write the file: its folder does not exist [unwritable-output]
            """),
        remedy:
            "Create the folder, allow writing to it, or choose another file. Arbor never overwrites a "
            + "source, and never writes two outputs to the same file.")

    static let outdatedManifest = error(
        "the manifest and the sources name different files for roots",
        because:
            "A manifest of `--swift-manifest` names each file with a root, so that the build knows the generated files. An "
            + "old one would leave a root without code.",
        example: .commands(
            """
            $ arbor generate Sources --swift-manifest manifest.json
            Sources/App.swift: error: this file declares a root, and the manifest doesn't name it [outdated-manifest]
            """),
        remedy: "Write the manifest anew. Its paths are spelled as those of the sources.")
}
