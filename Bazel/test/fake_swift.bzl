"""Rules with the names and attributes of rules_swift, which compile nothing."""

def _fake_impl(ctx):
    return [DefaultInfo(files = depset(getattr(ctx.files, "srcs", [])))]

swift_library = rule(
    implementation = _fake_impl,
    attrs = {
        "deps": attr.label_list(),
        "module_name": attr.string(),
        "private_deps": attr.label_list(),
        "srcs": attr.label_list(allow_files = True),
    },
)

swift_library_group = rule(
    implementation = _fake_impl,
    attrs = {"deps": attr.label_list()},
)
