"""The test that fails if a graph is invalid."""

load(":flags.bzl", "FLAGS")
load(":names.bzl", "label_text")
load(":providers.bzl", "ArborWiringInfo")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")
load(":wiring.bzl", "run_report")

# An action writes the diagnostics, and the test only reads them. Its verdict is cached until one
# of them changes, even if lines move.
_SCRIPT = """\
#!/bin/sh
# Prints the diagnostics of a graph, and fails if one of them is an error.
cat '{verdict}' || exit 1
if grep -Eq '(^|:[0-9]+:[0-9]+: )error: ' '{verdict}'; then
    exit 1
fi
"""

def _arbor_validate_test_impl(ctx):
    verdict = ctx.actions.declare_file(ctx.label.name + ".txt")
    run_report(
        ctx,
        ctx.attr.wiring[ArborWiringInfo],
        mnemonic = "ArborValidate",
        outputs = [("--diagnostic-output", verdict)],
        unused = ctx.actions.declare_file(ctx.label.name + ".arbor-unused"),
        arguments = ["--exit-zero", "--diagnostic-format", "plain"],
        progress_message = "Validating the graph of %s" % label_text(ctx.attr.wiring.label),
    )
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        _SCRIPT.format(verdict = verdict.short_path.replace("'", "'\\''")),
        is_executable = True,
    )
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles(files = [verdict]),
    )]

arbor_validate_test = rule(
    implementation = _arbor_validate_test_impl,
    doc = "Fails if the graph of an `arbor_wiring` is invalid, and prints its diagnostics.",
    attrs = dict(FLAGS, **{
        "wiring": attr.label(
            doc = "An `arbor_wiring`.",
            mandatory = True,
            providers = [ArborWiringInfo],
        ),
    }),
    test = True,
    toolchains = [TOOLCHAIN_TYPE],
)
