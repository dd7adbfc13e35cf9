"""The toolchain that provides the program."""

# Bazel 4 takes only strings here, and reads them relative to the user's repository.
TOOLCHAIN_TYPE = str(Label("//:toolchain_type"))

def _arbor_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(arbor = ctx.attr.arbor[DefaultInfo].files_to_run)]

arbor_toolchain = rule(
    implementation = _arbor_toolchain_impl,
    doc = "Declares a program as arbor, for a `toolchain` of type `@rules_arbor//:toolchain_type`.",
    attrs = {
        "arbor": attr.label(
            doc = "The program: a file, or a target that builds it.",
            mandatory = True,
            allow_files = True,
            cfg = "exec",
            executable = True,
        ),
    },
)
