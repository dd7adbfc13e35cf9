"""Names of modules and targets."""

def _is_identifier_character(character):
    return character.isalnum() or character == "_"

def _identifier(text):
    """Replaces each run of other characters inside a text by `_`, and drops those at its ends."""
    spaced = "".join([c if _is_identifier_character(c) else " " for c in text.elems()])
    return "_".join([part for part in spaced.split(" ") if part])

def derive_module_name(label):
    """Derives a module's name from a label, as rules_swift documents it.

    `//Sources/Login:Login` is `Sources_Login_Login`, and `//:App` is `App`.

    Args:
        label: the label of a target without a `module_name`.

    Returns:
        The name of the module.
    """
    parts = [_identifier(label.package), _identifier(label.name)]
    name = "_".join([part for part in parts if part])
    return "_" + name if name[0].isdigit() else name

def label_text(label):
    """Prints a label so that it is the same in each version of Bazel.

    Args:
        label: a Label.

    Returns:
        `//package:name`, and for other repositories `@repository//package:name`.
    """
    repository = label.repo_name if hasattr(label, "repo_name") else label.workspace_name
    return "%s//%s:%s" % ("@" + repository if repository else "", label.package, label.name)
