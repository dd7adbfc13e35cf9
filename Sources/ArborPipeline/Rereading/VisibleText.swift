import ArborModel

/// Returns a text as part of a line of a terminal or a log, with the characters that can't be seen spelled out.
public func visibleText(_ text: String) -> String { text.visible }

/// Returns a text as one word for bash and zsh.
public func shellWord(_ text: String) -> String { text.shellWord }

/// Returns whether a text is the name of a module, which generated code may import.
public func isModuleName(_ text: String) -> Bool { text.isModuleName }
