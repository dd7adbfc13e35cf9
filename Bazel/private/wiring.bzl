"""The rule that wires a root."""

load(":actions.bzl", "arbor_arguments", "run_arbor")
load(":aspect.bzl", "arbor_aspect", "module_dependencies")
load(":flags.bzl", "FLAGS")
load(":names.bzl", "label_text")
load(":providers.bzl", "ArborInfo", "ArborWiringInfo", "extend_closure")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

def _check_names(ctx, modules, root):
    """Fails if two targets have the same module. Only roots pay for this look at all modules."""
    seen = {root.name: struct(label = root.label, summary = root.summary)}
    for module in modules.to_list():
        other = seen.get(module.name)
        if not other:
            seen[module.name] = module
        elif other.summary == module.summary:
            fail("%s: the modules below the root lead back to it: %s (module %s)" %
                 (ctx.label, root.label, root.name))
        elif other.label == module.label:
            fail("%s: %s (module %s) is reached in two configurations: %s and %s" %
                 (ctx.label, module.label, module.name, other.summary.path, module.summary.path))
        else:
            fail("%s: two targets have the module %s: %s and %s" %
                 (ctx.label, module.name, other.label, module.label))

def _link(ctx, root, summaries):
    link = ctx.actions.declare_file(ctx.label.name + ".arbor-link")
    args = arbor_arguments(ctx, "link")
    args.add(root.root)
    args.add_all("--dependent-module-info", summaries)
    args.add("--module-name", root.name)
    if ctx.attr.mocks:
        args.add("--with-mocks")
    if ctx.attr.default_isolation:
        args.add("--default-isolation", ctx.attr.default_isolation)
    args.add_all(ctx.attr.defines, before_each = "--define")
    if ctx.attr.platform:
        args.add("--platform", ctx.attr.platform)
    args.add_all(ctx.attr.warn, before_each = "--warn")
    args.add_all(ctx.attr.error, before_each = "--error")
    args.add_all(ctx.attr.ignore, before_each = "--ignore")
    args.add_all("--baseline", ctx.files.baseline)
    args.add("--jobs", "1")
    args.add("--quiet")
    args.add("--output", link)
    run_arbor(
        ctx,
        args,
        inputs = depset([root.root] + ctx.files.baseline, transitive = [summaries]),
        mnemonic = "ArborLink",
        outputs = [link],
        progress_message = "Proving the graph of %s" % label_text(ctx.label),
    )
    return link

def run_report(ctx, wiring, mnemonic, outputs, unused, arguments, progress_message):
    """Declares an action that reports what a link has found.

    The positions of a module are inputs, but they are read only for its diagnostics. The file
    `unused` lists the others, so that their changes don't run the action again.

    Args:
        ctx: the context of a rule.
        wiring: an ArborWiringInfo.
        mnemonic: the kind of the action.
        outputs: a list of pairs of an option and the file that it takes.
        unused: a file.
        arguments: a list of further arguments.
        progress_message: what Bazel shows.
    """
    args = arbor_arguments(ctx, "report")
    args.add(wiring.link)
    args.add_all("--places", wiring.places)
    args.add("--quiet")
    args.add_all(arguments)
    for option, output in outputs:
        args.add(option, output)
    args.add("--unused-inputs-output", unused)
    run_arbor(
        ctx,
        args,
        inputs = depset([wiring.link], transitive = [wiring.places]),
        is_mapped = False,
        mnemonic = mnemonic,
        outputs = [output for _, output in outputs] + [unused],
        progress_message = progress_message,
        unused_inputs_list = unused,
    )

def _arbor_wiring_impl(ctx):
    info = ctx.attr.root[ArborInfo] if ArborInfo in ctx.attr.root else None
    root = info.module if info else None
    if not root:
        fail("%s: root: %s is not a Swift module: expected an arbor_module or a target of rules_swift with Swift sources" %
             (ctx.label, ctx.attr.root.label))
    others = module_dependencies(ctx, ctx.attr.deps)
    below = extend_closure([info.below] + [other.closure for other in others])
    _check_names(ctx, below.modules, root)

    wiring = ArborWiringInfo(
        link = _link(ctx, root, below.summaries),
        places = depset([root.places], transitive = [below.places]),
    )
    name = ctx.label.name
    swift = ctx.actions.declare_file(name + ".swift")
    dot = ctx.actions.declare_file(name + ".dot")
    outputs = [("--output", swift), ("--dot-file-output", dot)]
    mocks = []
    if ctx.attr.mocks:
        mocks = [ctx.actions.declare_file(name + ".mocks.swift")]
        outputs.append(("--mock-output", mocks[0]))
    run_report(
        ctx,
        wiring,
        mnemonic = "ArborReport",
        outputs = outputs,
        unused = ctx.actions.declare_file(name + ".arbor-unused"),
        arguments = [],
        progress_message = "Writing the wiring of %s" % label_text(ctx.label),
    )
    sarif = ctx.actions.declare_file(name + ".sarif")
    run_report(
        ctx,
        wiring,
        mnemonic = "ArborSarif",
        outputs = [("--diagnostic-output", sarif)],
        unused = ctx.actions.declare_file(name + ".sarif-unused"),
        arguments = ["--exit-zero"],
        progress_message = "Writing the diagnostics of %s" % label_text(ctx.label),
    )
    return [
        DefaultInfo(files = depset([swift])),
        OutputGroupInfo(
            dot = depset([dot]),
            link = depset([wiring.link]),
            mocks = depset(mocks),
            sarif = depset([sarif]),
        ),
        wiring,
    ]

arbor_wiring = rule(
    implementation = _arbor_wiring_impl,
    doc = "Proves the graph of a root's module and all modules below it, and writes the Swift " +
          "that wires it. The output groups are `dot`, `sarif`, `mocks` and `link`. `sarif` is " +
          "also written if the graph is invalid.",
    attrs = dict(FLAGS, **{
        "baseline": attr.label(
            doc = "A file of findings that are not reported, as `arbor validate --write-baseline` writes it.",
            allow_single_file = True,
        ),
        "default_isolation": attr.string(
            doc = "The compiler's `-default-isolation` for the root's module.",
            values = ["", "MainActor", "nonisolated"],
        ),
        "defines": attr.string_list(
            doc = "Selects one build: the flags that are set in it. An empty flag sets none.",
        ),
        "deps": attr.label_list(
            doc = "Further modules of the graph, which the root's module doesn't import.",
            aspects = [arbor_aspect],
        ),
        "error": attr.string_list(doc = "The ids of diagnostics that are errors."),
        "ignore": attr.string_list(doc = "The ids of diagnostics that are not reported."),
        "mocks": attr.bool(doc = "Whether the functions that make types for tests are written."),
        "platform": attr.string(doc = "Selects the builds for one system, such as `linux`."),
        "root": attr.label(
            doc = "The module that the wiring is compiled in, which has the roots.",
            mandatory = True,
            aspects = [arbor_aspect],
        ),
        "warn": attr.string_list(
            doc = "The ids of diagnostics that are warnings. `advice` means all that are off.",
        ),
    }),
    toolchains = [TOOLCHAIN_TYPE],
)
