import ArborModel

/// Returns a text as part of a line of a terminal or a log, with the characters that can't be seen spelled out.
public func visibleText(_ text: String) -> String { text.visible }
