"""Repositories with the program and its toolchains, for MODULE.bazel files."""

load(":repositories.bzl", "arbor_bundle", "arbor_local")

_bundle = tag_class(
    doc = "Downloads a bundle of arbor.",
    attrs = {
        "name": attr.string(doc = "The name of the repository.", default = "arbor_tool"),
        "sha256": attr.string(
            doc = "The checksum of the bundle, which scripts/package prints.",
            mandatory = True,
        ),
        "urls": attr.string_list(
            doc = "Where the bundle's zip file can be downloaded.",
            mandatory = True,
        ),
    },
)

_local = tag_class(
    doc = "Takes a program of this machine.",
    attrs = {
        "name": attr.string(doc = "The name of the repository.", default = "arbor_tool"),
        "path": attr.string(
            doc = "The program: an absolute path, or one in the workspace. By default, it is " +
                  "the value of ARBOR in the environment.",
        ),
    },
)

def _arbor_impl(module_ctx):
    # The root module's tags come first, so that it decides which program is used.
    names = {}
    for module in module_ctx.modules:
        for tag in module.tags.bundle:
            if tag.name not in names:
                names[tag.name] = True
                arbor_bundle(name = tag.name, sha256 = tag.sha256, urls = tag.urls)
        for tag in module.tags.local:
            if tag.name not in names:
                names[tag.name] = True
                arbor_local(name = tag.name, path = tag.path)

arbor = module_extension(
    implementation = _arbor_impl,
    doc = "Makes the repository `arbor_tool`, whose toolchains are registered by their users.",
    tag_classes = {
        "bundle": _bundle,
        "local": _local,
    },
)
