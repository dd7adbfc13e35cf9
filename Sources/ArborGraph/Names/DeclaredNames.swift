import ArborModel

extension BindingGraph {
    /// True if no type in the program may have a name, and nothing in the graph has it: what a generated file declares at its
    /// top level needs such a name.
    package func isFree(_ name: String) -> Bool {
        symbols.find(name) == nil && !nestedNames.mayDeclare(name) && !declaresAtTopLevel(name)
            && !mayDeclareNested(name)
    }

    /// True if a file of the program declares a type of this name at its top level.
    func declaresAtTopLevel(_ name: String) -> Bool {
        let filter = NameFilter([name[...]])
        return anyOutline { $0.declares(name, filter) }
    }

    /// True if an extension, a class or a protocol may declare a type of this name.
    private func mayDeclareNested(_ name: String) -> Bool {
        anyOutline { outline in
            guard outline.holds(.nesting) else { return false }
            var isFound = false
            outline.visitNesting { _, declared in
                isFound =
                    isFound
                    || declared.split(separator: UInt8(ascii: ",")).contains { $0.elementsEqual(name.utf8) }
            }
            return isFound
        }
    }

    private func anyOutline(_ isFound: (FileOutline) -> Bool) -> Bool {
        resolved.contains { isFound($0.outline) } || others.contains { isFound($0.outline) }
    }
}
