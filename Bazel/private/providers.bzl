"""The values that pass between the rules, and how those of several dependencies are joined."""

ArborInfo = provider(
    doc = "A Swift module as arbor sees it, with everything below it.",
    fields = {
        "below": "An ArborClosure of the modules below this one.",
        "closure": "An ArborClosure of `below` and this module.",
        "direct": "A depset of the names that a module above lists as its dependencies: " +
                  "this module, or the modules that a target without sources passes on.",
        "module": "A struct of this module: `name`, `label`, and the files `summary`, `places` " +
                  "and `root`. None for a target that only passes modules on.",
    },
)

ArborWiringInfo = provider(
    doc = "What arbor found out about a root.",
    fields = {
        "link": "The file with the proven graph: its diagnostics and the generated code.",
        "places": "A depset of the files with the positions of all modules of the graph.",
    },
)

def _closure(modules, summaries, places):
    """Makes an ArborClosure: three depsets of the same modules.

    Args:
        modules: a depset of structs of a module's `name`, `label` (a string) and `summary` (a file).
        summaries: a depset of files.
        places: a depset of files.
    """
    return struct(modules = modules, places = places, summaries = summaries)

def join_closures(infos, module = None):
    """Joins what several targets carry. It reads none of the depsets.

    Args:
        infos: a list of ArborInfo.
        module: a struct of a module, as in ArborInfo, that is added; or None.

    Returns:
        An ArborClosure.
    """
    closures = [info.closure for info in infos]
    return extend_closure(closures, module)

def extend_closure(closures, module = None):
    """Joins closures, and adds a module.

    Args:
        closures: a list of ArborClosure.
        module: a struct of a module, as in ArborInfo, that is added; or None.

    Returns:
        An ArborClosure.
    """
    own = [module] if module else []
    return _closure(
        modules = depset(
            [struct(label = m.label, name = m.name, summary = m.summary) for m in own],
            transitive = [closure.modules for closure in closures],
        ),
        places = depset(
            [m.places for m in own],
            transitive = [closure.places for closure in closures],
        ),
        summaries = depset(
            [m.summary for m in own],
            transitive = [closure.summaries for closure in closures],
        ),
    )

def join_direct_names(infos):
    """Lists the modules that the targets stand for.

    Args:
        infos: a list of ArborInfo of direct dependencies.

    Returns:
        A depset of module names.
    """
    return depset(transitive = [info.direct for info in infos])
