"""The aspect that makes modules of the targets of rules_swift, without loading rules_swift."""

load(":flags.bzl", "FLAGS")
load(":names.bzl", "derive_module_name")
load(":providers.bzl", "ArborInfo", "ArborWiringInfo")
load(":scan.bzl", "pass_on", "scan_module", "swift_files")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

# The attributes of rules_swift that name other modules.
_DEPENDENCIES = ["deps", "private_deps", "swift_target"]

# A rule of another name counts as Swift if it has the attribute `module_name` and Swift sources.
_SWIFT_RULES = [
    "swift_binary",
    "swift_compiler_plugin",
    "swift_library",
    "swift_test",
]

def _dependencies(attributes):
    targets = []
    for name in _DEPENDENCIES:
        value = getattr(attributes, name, None)
        targets.extend(value if type(value) == type([]) else [value] if value else [])
    return [target[ArborInfo] for target in targets if ArborInfo in target]

def _sources(attributes):
    """The module's Swift files, without what arbor writes for it: that depends on the scan."""
    targets = getattr(attributes, "srcs", None)
    if type(targets) != type([]):
        return []
    files = []
    for target in targets:
        if type(target) == "Target" and ArborWiringInfo not in target:
            files.extend(target[DefaultInfo].files.to_list())
    return swift_files(files)

def _arbor_aspect_impl(target, ctx):
    if ArborInfo in target:
        return []
    attributes = ctx.rule.attr
    infos = _dependencies(attributes)
    sources = _sources(attributes)
    is_swift = ctx.rule.kind in _SWIFT_RULES or hasattr(attributes, "module_name")
    if not sources or not is_swift:
        return [pass_on(infos)]
    module_name = getattr(attributes, "module_name", None) or derive_module_name(target.label)
    return [scan_module(ctx, target.label, module_name, sources, infos)]

arbor_aspect = aspect(
    implementation = _arbor_aspect_impl,
    doc = "Scans each `swift_library` below a target.",
    attr_aspects = _DEPENDENCIES,
    attrs = FLAGS,
    toolchains = [TOOLCHAIN_TYPE],
)

def module_dependencies(ctx, targets):
    """Reads the modules of an attribute `deps`.

    Args:
        ctx: the context of a rule.
        targets: the targets of the attribute.

    Returns:
        A list of ArborInfo. A target that isn't a Swift module is an error.
    """
    for target in targets:
        if ArborInfo not in target or not target[ArborInfo].direct:
            fail("%s: deps: %s is not a Swift module: expected an arbor_module or a target of rules_swift with Swift sources" %
                 (ctx.label, target.label))
    return [target[ArborInfo] for target in targets]
