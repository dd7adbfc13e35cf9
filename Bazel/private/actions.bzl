"""How actions call arbor."""

load(":flags.bzl", "FlagInfo")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

_WORKERS = {
    "requires-worker-protocol": "json",
    "supports-multiplex-workers": "1",
    "supports-worker-cancellation": "1",
    "supports-workers": "1",
    # In newer versions of Bazel, actions of all kinds share a worker.
    "worker-key-mnemonic": "Arbor",
}

# Newer versions of Bazel replace the configuration in the paths of arguments, if
# --experimental_output_paths=strip says so. Then configurations share their actions.
_MAPPED = {"supports-path-mapping": "1"}

def arbor_arguments(ctx, subcommand):
    """Starts the arguments of an action.

    All of them go into a file, one a line. A worker gets the lines of this file as a request.

    Args:
        ctx: the context of a rule or of an aspect.
        subcommand: the first argument.

    Returns:
        An Args.
    """
    args = ctx.actions.args()
    args.use_param_file("@%s", use_always = True)
    args.set_param_file_format("multiline")
    args.add(subcommand)
    return args

def run_arbor(ctx, args, is_mapped = True, **options):
    """Declares an action.

    Args:
        ctx: the context of a rule or of an aspect that uses the toolchain.
        args: what `arbor_arguments` has begun.
        is_mapped: False if an output contains paths that Bazel reads.
        **options: `inputs`, `outputs`, `mnemonic` and what else `ctx.actions.run` takes.
    """
    requirements = {}
    if ctx.attr._workers[FlagInfo].is_set:
        requirements.update(_WORKERS)
    if is_mapped:
        requirements.update(_MAPPED)
    ctx.actions.run(
        executable = ctx.toolchains[TOOLCHAIN_TYPE].arbor,
        arguments = [args],
        execution_requirements = requirements,
        **options
    )
