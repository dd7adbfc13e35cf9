"""The action that scans a module."""

load(":actions.bzl", "arbor_arguments", "run_arbor")
load(":names.bzl", "label_text")
load(":providers.bzl", "ArborInfo", "extend_closure", "join_closures", "join_direct_names")

def swift_files(files):
    """Selects Swift's sources.

    Args:
        files: a list of files.

    Returns:
        A list of files.
    """
    return [file for file in files if file.extension == "swift"]

def scan_module(ctx, label, module_name, sources, infos):
    """Scans the sources of a module. The action doesn't depend on other modules.

    Args:
        ctx: the context of a rule or of an aspect.
        label: the label of the module's target.
        module_name: the name by which Swift imports the module.
        sources: a list of Swift files, not empty.
        infos: a list of the ArborInfo of the direct dependencies.

    Returns:
        The module's ArborInfo.
    """
    module = struct(
        name = module_name,
        label = label_text(label),
        summary = ctx.actions.declare_file(label.name + ".arbor"),
        places = ctx.actions.declare_file(label.name + ".arbor-places"),
        root = ctx.actions.declare_file(label.name + ".arbor-root"),
    )
    dependencies = sorted(join_direct_names(infos).to_list())

    args = arbor_arguments(ctx, "scan")
    args.add("--module-name", module.name)
    args.add("--target-label", module.label)
    args.add_all("--module-dependencies", dependencies)
    args.add("--jobs", "1")
    args.add("--quiet")
    args.add("--output", module.summary)
    args.add("--places-output", module.places)
    args.add("--root-output", module.root)
    args.add_all(sources)
    run_arbor(
        ctx,
        args,
        inputs = sources,
        mnemonic = "ArborScan",
        outputs = [module.summary, module.places, module.root],
        progress_message = "Scanning the Swift module %s (%s)" % (module.name, module.label),
    )

    below = join_closures(infos)
    return ArborInfo(
        below = below,
        closure = extend_closure([below], module),
        direct = depset([module.name]),
        module = module,
    )

def pass_on(infos):
    """Makes the ArborInfo of a target without Swift sources of its own.

    Args:
        infos: a list of the ArborInfo of the direct dependencies.

    Returns:
        An ArborInfo without a module.
    """
    closure = join_closures(infos)
    return ArborInfo(
        below = closure,
        closure = closure,
        direct = join_direct_names(infos),
        module = None,
    )
