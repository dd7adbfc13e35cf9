/// Faults of files as such, whatever they contain.
extension DiagnosticEntry {
    static let noSuchPath = error(
        "an input is named that is not there",
        because: "A run that left it out would prove another graph than the one that was meant.",
        example: .commands(
            """
            $ arbor validate Sourcs
            arbor: error: there is no file or folder 'Sourcs' [no-such-path]
            """),
        remedy: "Check the spelling, and the folder that the command runs in: relative paths start there.")

    static let unreadableFile = error(
        "a file or a folder is there but can't be read",
        because: "What it declares might be what the rest depends on.",
        example: .commands(
            """
            $ arbor validate Sources
            Sources/Secret.swift: error: can't read the file: Permission denied [unreadable-file]
            """),
        remedy: "Give the right to read it, mend the link that leads nowhere, or name other inputs.")

    static let notUTF8 = error(
        "an annotated file is not UTF-8",
        because:
            "Swift sources are UTF-8, and the compiler would refuse the file too. Files without an annotation "
            + "are not looked into.",
        example: .commands(
            """
            $ arbor validate Sources
            Sources/Latin.swift:2:7: error: this byte is not UTF-8 [not-utf8]
            """),
        remedy: "Save the file as UTF-8: `iconv -f LATIN1 -t UTF-8`.")

    static let noSwiftFiles = adjustable(
        .error, "a folder that is an input holds no Swift file",
        because: "Mostly it is the wrong folder. Hidden folders, such as `.build`, are not entered.",
        example: .commands(
            """
            $ arbor validate Documentation
            Documentation: error: no Swift file in this folder or below it [no-swift-files]
            """),
        remedy:
            "Name the folder of the sources. Where a folder may be empty, say `--ignore no-swift-files`.")

    static let emptyList = adjustable(
        .off, "a file that lists paths lists none",
        because:
            "A module without Swift files has such a list, so it is no fault by itself. Where no list is meant to "
            + "be empty, the program that wrote it may have failed.",
        example: .commands(
            """
            $ : > sources.txt; arbor validate sources.txt --error empty-list
            sources.txt: error: the list names no file [empty-list]
            """),
        remedy: "Write one path per line, or separate paths with commas.")

    static let unreadableSummary = error(
        "a module's summary is missing, damaged, or of another version",
        because:
            "Its types are a part of the graph. Summaries are read by the version of Arbor that wrote them.",
        example: .commands(
            """
            $ arbor validate Sources --dependent-module-info Login.arbor
            Login.arbor: error: this is no summary of a module [unreadable-summary]
            """),
        remedy: "Make it anew: `arbor scan --module-name Login Sources/Login --output Login.arbor`.")

    static let unreadableBaseline = error(
        "the baseline is missing, of another form, or no baseline",
        because:
            "Without it, findings that are known would be told as new. Its first line names its form: of one of "
            + "another form no finding would be found again.",
        example: .commands(
            """
            $ arbor validate Sources --baseline Package.swift
            Package.swift:1:1: error: this line is not a baseline entry [unreadable-baseline]
            """),
        remedy: "Write it: `arbor validate Sources --write-baseline arbor.baseline`.")

    static let unwritableOutput = error(
        "an output can't be written",
        because: "Outputs are written all or none, so none was.",
        example: .commands(
            """
            $ arbor generate Sources --output Made/By/Nobody.swift
            Made/By/Nobody.swift: error: can't write the file: its folder does not exist [unwritable-output]
            """),
        remedy: "Make the folder, give the right to write there, or name another file. A source is never "
            + "overwritten, and two outputs don't go to one file.")
}
