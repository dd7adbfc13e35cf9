"""The rule that scans a module."""

load(":aspect.bzl", "arbor_aspect", "module_dependencies")
load(":flags.bzl", "FLAGS")
load(":names.bzl", "derive_module_name")
load(":scan.bzl", "scan_module", "swift_files")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

def _arbor_module_impl(ctx):
    module_name = ctx.attr.module_name or derive_module_name(ctx.label)
    sources = swift_files(ctx.files.srcs)
    if not sources:
        fail("%s: srcs: no Swift files: expected at least one" % ctx.label)
    infos = module_dependencies(ctx, ctx.attr.deps)
    info = scan_module(ctx, ctx.label, module_name, sources, infos)
    return [
        DefaultInfo(files = depset([info.module.summary])),
        OutputGroupInfo(
            arbor_places = depset([info.module.places]),
            arbor_root = depset([info.module.root]),
        ),
        info,
    ]

arbor_module = rule(
    implementation = _arbor_module_impl,
    doc = "Scans the sources of a Swift module into a summary.",
    attrs = dict(FLAGS, **{
        "deps": attr.label_list(
            doc = "The modules that this one imports: `arbor_module` or `swift_library`.",
            aspects = [arbor_aspect],
        ),
        "module_name": attr.string(
            doc = "The name of the Swift module. By default, it is derived from the label as " +
                  "rules_swift does it: `//Sources/Login:Login` is `Sources_Login_Login`.",
        ),
        "srcs": attr.label_list(
            doc = "The Swift sources of the module.",
            mandatory = True,
            allow_files = [".swift"],
        ),
    }),
    toolchains = [TOOLCHAIN_TYPE],
)
