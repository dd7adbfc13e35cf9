import ArborModel

/// Reads the declarations of Swift source. One reader serves one thread and any number of files, one after another.
///
/// It never fails: text that is no Swift becomes `faults`, and all around it is read none the less.
public struct SourceReader: ~Copyable {
    var parser: Parser
    private let grammar = Grammar()
    private let vocabulary: Vocabulary
    private var prescanner: Prescanner
    private var outliner = Outliner()

    /// - Parameter vocabulary: the annotations to look for.
    public init(_ vocabulary: Vocabulary) { self.init(vocabulary, Parser()) }

    init(_ vocabulary: Vocabulary, _ parser: consuming Parser) {
        self.parser = parser
        self.vocabulary = vocabulary
        prescanner = Prescanner(vocabulary)
    }

    /// Reads the declarations of one file's UTF-8 bytes that can matter to a dependency graph: the imports and the
    /// types, and for annotated types the annotated properties, the initializers and the `instantiate` functions.
    ///
    /// A prescan finds these at the speed of memory, and only they are parsed: many times as fast as `read`. If
    /// anything is out of the ordinary, the whole file is read, so that faults are the same.
    public mutating func readAnnotated(_ source: UnsafeBufferPointer<UInt8>) -> FileDeclarations {
        guard let text = prescanner.slice(source) else { return read(source) }
        if text.bytes.isEmpty { return FileDeclarations() }
        let tree = parse(text.bytes, hidesRegexes: prescanner.meetsRegex)
        guard let root = tree.root, !root.hasError else { return read(source) }
        var extractor = DeclarationExtractor(root, text: text, grammar: grammar, vocabulary)
        let file = extractor.extract()
        // An annotated pattern is a fault that is told with the modifiers, which the prescan leaves out.
        let isPlain = file.faults.isEmpty && file.types.allSatisfy { $0.patterns.isEmpty }
        return isPlain && !mayHoldRivals(file, source) ? file : read(source)
    }

    /// True where a call may mean another initializer than the one that fits: one in an extension, which the prescan
    /// leaves out, or one of other access.
    private mutating func mayHoldRivals(_ file: FileDeclarations, _ source: UnsafeBufferPointer<UInt8>)
        -> Bool
    {
        let types = file.types.filter(\.hasInitializerWithDefaults)
        if types.contains(where: { $0.callables.count > 1 }) { return true }
        if types.isEmpty { return false }
        let extended = outliner.outline(source).entries.lazy.filter { $0.kind == .extended }.map(\.name)
        return !Set(types.map(\.name)).isDisjoint(with: extended)
    }

    /// The names that one file's UTF-8 bytes declare at the top level. No parser is needed, and text that is no Swift
    /// gives whatever looks like a declaration.
    public mutating func outline(_ source: UnsafeBufferPointer<UInt8>) -> FileOutline {
        outliner.outline(source)
    }

    /// The prescan alone, for measurements: how many bytes it leaves to the parser; `nil` for all.
    package mutating func prescan(_ source: UnsafeBufferPointer<UInt8>) -> Int? {
        prescanner.slice(source)?.bytes.count
    }

    /// The declarations of one file's UTF-8 bytes, which need not outlive the call. At most 4 GB.
    public mutating func read(_ source: UnsafeBufferPointer<UInt8>) -> FileDeclarations {
        let survey = Survey(of: source)
        let file = declarations(in: parse(source, hiding: survey.regexes), of: SourceText(source))
        let isSound = file.faults.isEmpty && survey.unclosed.isEmpty && survey.openConditions.isEmpty
        var found = isSound ? file : recover(source, file, survey)
        for index in found.expansions.indices { readArguments(of: &found.expansions[index], in: source) }
        return found
    }

    /// To the grammar a macro's expansion is one token. Its arguments are read as those of an attribute, for which a `@`
    /// takes the place of the `#`.
    private mutating func readArguments(of expansion: inout Attribute, in source: UnsafeBufferPointer<UInt8>)
    {
        let start = expansion.range.start
        let code = source[Int(start.offset)..<Int(expansion.range.end.offset)].dropFirst()
        let text = Array("@".utf8) + code + Array(" struct A {}".utf8)
        let attribute = text.withUnsafeBufferPointer { bytes in
            declarations(in: parser.parse(bytes), of: SourceText(bytes)).types.first?.attributes.first
        }
        expansion.arguments = (attribute?.arguments ?? []).map { argument in
            var argument = argument
            argument.range = argument.range.moved(to: start)
            argument.labelRange = argument.labelRange?.moved(to: start)
            return argument
        }
    }

    /// The same of a text that holds one declaration, and where the parts of that stand.
    package mutating func readWithLayout(
        _ source: UnsafeBufferPointer<UInt8>
    ) -> (file: FileDeclarations, layout: DeclarationLayout?) {
        let tree = parse(source, hidesRegexes: true)
        guard let root = tree.root else { return (read(source), nil) }
        var extractor = LayoutExtractor(root, text: SourceText(source), grammar: grammar)
        let layout = extractor.extract()
        return (read(source), layout)
    }

    func declarations(in tree: borrowing Tree, of text: SourceText) -> FileDeclarations {
        guard let root = tree.root else {
            var file = FileDeclarations()
            file.faults = [SyntaxFault(kind: .beyond(.parser), range: .start)]
            return file
        }
        var extractor = DeclarationExtractor(root, text: text, grammar: grammar, vocabulary)
        var file = extractor.extract()
        file.faults += FaultExtractor(text: text, grammar: grammar).faults(in: root)
        file.faults.sort { $0.range.start < $1.range.start }
        return file
    }

    private mutating func parse(_ text: UnsafeBufferPointer<UInt8>, hidesRegexes: Bool) -> Tree {
        parse(text, hiding: hidesRegexes ? Survey(of: text).regexes : [])
    }

    private mutating func parse(_ text: UnsafeBufferPointer<UInt8>, hiding regexes: [Range<UInt32>]) -> Tree {
        guard !regexes.isEmpty else { return parser.parse(text) }
        var masked = MaskedText(text)
        masked.hide(regexes: regexes)
        return parser.parse(masked)
    }

    /// The declarations of a file's text.
    public mutating func read(_ source: String) -> FileDeclarations {
        var source = source
        source.makeContiguousUTF8()
        // The buffer is borrowed by a closure, which can't hold a mutable reference to `self`'s parser otherwise.
        var file = FileDeclarations()
        source.withUTF8 { file = read($0) }
        return file
    }
}

extension TypeDeclaration {
    /// True of a type with an initializer that can be called with fewer arguments than it has parameters.
    fileprivate var hasInitializerWithDefaults: Bool {
        kind != .extension
            && callables.contains { $0.name == "init" && $0.parameters.contains(where: \.hasDefault) }
    }
}
