import ArborModel

/// Writes JSON objects, one on each line, with fields in the order of the calls. Empty and false fields are
/// left out unless the caller requests them.
struct JSONLine {
    private(set) var text = ""
    /// True if the next field or element is the first of its object or list.
    private var isFirst = true

    /// Writes one object and the end of its line.
    mutating func object(_ fields: (inout JSONLine) -> Void) {
        isFirst = true
        nest("{", "}", fields)
        text += "\n"
    }

    mutating func field(_ name: StaticString, _ value: String, evenIfEmpty: Bool = false) {
        guard evenIfEmpty || !value.isEmpty else { return }
        key(name)
        string(value)
    }

    mutating func field(_ name: StaticString, _ value: some BinaryInteger) {
        key(name)
        text += String(value)
    }

    mutating func field(_ name: StaticString, _ value: Bool) {
        guard value else { return }
        key(name)
        text += "true"
    }

    /// Writes a false value, for a field whose absence means true.
    mutating func falseField(_ name: StaticString) {
        key(name)
        text += "false"
    }

    mutating func field(_ name: StaticString, _ values: [String], evenIfEmpty: Bool = false) {
        guard evenIfEmpty || !values.isEmpty else { return }
        key(name)
        nest("[", "]") { line in
            for value in values {
                line.separate()
                line.string(value)
            }
        }
    }

    /// Writes a nested object.
    mutating func field(_ name: StaticString, _ fields: (inout JSONLine) -> Void) {
        key(name)
        nest("{", "}", fields)
    }

    /// Writes a list of objects.
    mutating func field<Element>(
        _ name: StaticString, _ elements: [Element], evenIfEmpty: Bool = false,
        _ write: (inout JSONLine, Element) -> Void
    ) {
        guard evenIfEmpty || !elements.isEmpty else { return }
        key(name)
        nest("[", "]") { line in
            for element in elements {
                line.separate()
                line.nest("{", "}") { write(&$0, element) }
            }
        }
    }

    private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONLine) -> Void) {
        text += open
        isFirst = true
        body(&self)
        text += close
        isFirst = false
    }

    private mutating func separate() {
        if !isFirst { text += "," }
        isFirst = false
    }

    private mutating func key(_ name: StaticString) {
        separate()
        text += "\"\(name)\":"
    }

    private mutating func string(_ value: String) { text.appendJSON(value) }
}
