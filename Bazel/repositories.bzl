"""Repositories with the program and its toolchains, for WORKSPACE files."""

# The variants of a bundle: the folder, and the platforms on which its program runs.
_VARIANTS = {
    "aarch64-unknown-linux-gnu": ["@platforms//os:linux", "@platforms//cpu:aarch64"],
    "arm64-apple-macosx": ["@platforms//os:macos", "@platforms//cpu:aarch64"],
    "x86_64-apple-macosx": ["@platforms//os:macos", "@platforms//cpu:x86_64"],
    "x86_64-unknown-linux-gnu": ["@platforms//os:linux", "@platforms//cpu:x86_64"],
}

_HEADER = """\
load("{defs}", "arbor_toolchain")

package(default_visibility = ["//visibility:public"])
"""

_TOOLCHAIN = """
arbor_toolchain(
    name = "{name}_program",
    arbor = "{program}",
)

toolchain(
    name = "{name}",
    exec_compatible_with = {platforms},
    toolchain = ":{name}_program",
    toolchain_type = "{toolchain_type}",
)
"""

def _absolute(label):
    """Prints a label of these rules for another repository. Bazel 4 leaves out the main one's `@`."""
    text = str(label)
    return text if text.startswith("@") else "@" + text

def _write_build_file(repository_ctx, programs):
    """Declares a toolchain for each program.

    Args:
        repository_ctx: the context of a repository rule.
        programs: a dictionary from a toolchain's name to a pair: the path of the program in the
            repository, and the constraints of the platforms on which it runs.
    """
    text = _HEADER.format(defs = _absolute(Label("//:defs.bzl")))
    for name, (program, platforms) in programs.items():
        text += _TOOLCHAIN.format(
            name = name,
            platforms = repr(platforms),
            program = program,
            toolchain_type = _absolute(Label("//:toolchain_type")),
        )
    repository_ctx.file("BUILD.bazel", text, executable = False)

def _arbor_bundle_impl(repository_ctx):
    urls = repository_ctx.attr.urls
    repository_ctx.download_and_extract(urls, sha256 = repository_ctx.attr.sha256)
    folder = "arbor.artifactbundle"
    programs = {}
    for triple, platforms in _VARIANTS.items():
        program = "%s/%s/bin/arbor" % (folder, triple)
        if repository_ctx.path(program).exists:
            programs[triple] = (program, platforms)
    if not programs:
        fail("%s: there is no %s/TRIPLE/bin/arbor: expected the bundle that scripts/package writes" %
             (urls[0], folder))
    _write_build_file(repository_ctx, programs)

arbor_bundle = repository_rule(
    implementation = _arbor_bundle_impl,
    doc = "Downloads a bundle of arbor, and declares a toolchain for each of its variants.",
    attrs = {
        "sha256": attr.string(
            doc = "The checksum of the bundle, which scripts/package prints.",
            mandatory = True,
        ),
        "urls": attr.string_list(
            doc = "Where the bundle's zip file can be downloaded.",
            mandatory = True,
            allow_empty = False,
        ),
    },
)

def _workspace_root(repository_ctx):
    if hasattr(repository_ctx, "workspace_root"):
        return repository_ctx.workspace_root
    return repository_ctx.path(Label("@//:WORKSPACE")).dirname

def _arbor_local_impl(repository_ctx):
    path = repository_ctx.attr.path or repository_ctx.os.environ.get("ARBOR")
    if not path:
        fail("@%s: there is neither a `path` nor a variable ARBOR in the environment: expected the path of arbor" %
             repository_ctx.name)
    if not path.startswith("/"):
        path = "%s/%s" % (_workspace_root(repository_ctx), path)
    if not repository_ctx.path(path).exists:
        fail("@%s: there is no %s: expected the program arbor" % (repository_ctx.name, path))
    repository_ctx.symlink(path, "arbor")
    _write_build_file(repository_ctx, {"local": ("arbor", [])})

arbor_local = repository_rule(
    implementation = _arbor_local_impl,
    doc = "Takes a program of this machine, and declares a toolchain for all platforms with it.",
    attrs = {
        "path": attr.string(
            doc = "The program: an absolute path, or one in the workspace. By default, it is " +
                  "the value of ARBOR in the environment.",
        ),
    },
    environ = ["ARBOR"],
    local = True,
)
