"""Settings of the command line."""

FlagInfo = provider(
    doc = "The value of a setting.",
    fields = {"is_set": "Whether it is on."},
)

def _flag_impl(ctx):
    return [FlagInfo(is_set = ctx.build_setting_value)]

flag = rule(
    implementation = _flag_impl,
    doc = "A setting that is on or off.",
    build_setting = config.bool(flag = True),
)

# The attributes of each rule and aspect that runs arbor.
FLAGS = {
    "_workers": attr.label(default = Label("//:workers"), providers = [FlagInfo]),
}
