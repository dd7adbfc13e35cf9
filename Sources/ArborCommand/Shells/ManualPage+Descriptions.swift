extension ManualPage {
    /// What each subcommand does, in mdoc.
    static let descriptions: [String: String] = [
        "generate": """
        Proves the graph, and writes an initializer for each root.
        A file is written only if its bytes change, and none is written if there is an error.
        Without an output, the code is printed.
        """,
        "validate": """
        Proves the graph like
        .Cm generate ,
        but plans and writes no code.
        Use it where only the verdict matters: in a hook before a commit, or in a check of a
        pull request.
        """,
        "fix": """
        Applies the fixes that can't be wrong, such as an import or a modifier that is missing.
        Fixes that change the meaning of a program are only offered one by one, with
        .Fl -interactive .
        A file that changed since it was read is left alone.
        """,
        "lint": """
        Checks types whose dependencies are composed of protocols with one property each.
        It finds dependencies that a type requests without use, and names that differ from the
        convention.
        """,
        "explain": """
        Answers the questions that a reader of the code has about one type or dependency: which
        code makes it, on which path from a root, how long it lives and who receives it.
        It also works while the graph has errors.
        """,
        "graph": """
        Draws the graph for Graphviz or Mermaid, or prints it as JSON for other programs.
        In a large project, restrict the drawing to what is below a type, or to what leads to it.
        """,
        "scan": """
        Shows what the sources declare, without a proof.
        With
        .Fl -output ,
        it writes the summary of one module, from which other modules can be linked without their
        sources.
        """,
        "link": """
        Proves a program from the summaries of its modules, for build systems that run an action
        for each module.
        It succeeds even if the graph is invalid:
        .Cm report
        prints the diagnostics.
        """,
        "report": """
        Turns the file of
        .Cm link
        into diagnostics with line numbers, and writes the code if the graph is valid.
        """,
        "diagnostics": """
        Each diagnostic ends with an id in brackets.
        This explains an id: what is wrong, an example, and how to fix it.
        Without an id, it lists all of them.
        """,
        "init": """
        Prepares a package for Arbor.
        It finds
        .Pa Package.swift
        and the executable target, and adds the dependency, the product and the plugin.
        It also adds a file with a first root.
        The changes are shown as a diff.
        They are made if the answer on the terminal is yes, or with
        .Fl -yes .
        Existing files are never replaced, and lines that exist are not added again.
        """,
        "doctor": """
        Checks what a build with Arbor needs: the platform, the Swift toolchain, the files of
        tree-sitter, the lines of the manifest, the bundle of the built tool, and the cache.
        Each missing part is reported with its remedy.
        The exit status is 0 only if nothing is missing.
        """,
        "completions": """
        Prints a script for a shell.
        It completes subcommands, options, their values, ids of diagnostics, paths, and the names
        of types and dependencies in the sources.
        """,
        "manual": "Prints this page.",
    ]
}
