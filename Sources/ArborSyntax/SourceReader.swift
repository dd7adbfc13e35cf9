import ArborModel
import CTreeSitterSwift

/// Reads the declarations of Swift source. One reader serves one thread and any number of files, one after another.
///
/// A reader never fails. Text that is not Swift becomes an entry of `faults`, and the text around it is still read.
public struct SourceReader: ~Copyable {
    var parser: Parser
    private let grammar = Grammar()
    private let vocabulary: Vocabulary
    private let annotations: TypeAnnotations
    private var prescanner: Prescanner
    private var headReader = HeadReader()
    private var outliner = Outliner()

    /// Creates a reader.
    ///
    /// - Parameter vocabulary: The annotations to look for.
    public init(_ vocabulary: Vocabulary) { self.init(vocabulary, Parser()) }

    init(_ vocabulary: Vocabulary, _ parser: consuming Parser) {
        self.parser = parser
        self.vocabulary = vocabulary
        annotations = TypeAnnotations(vocabulary)
        prescanner = Prescanner(vocabulary)
    }

    /// Reads the declarations of one file's UTF-8 bytes that can matter to a dependency graph: the imports and the
    /// types, and for annotated types the annotated properties, the initializers and the `instantiate` functions. An
    /// annotated protocol has all its requirements, and an annotated initializer or function is found in any type.
    ///
    /// A prescan finds these declarations at the speed of memory, and only they are parsed, which is many times as fast
    /// as `read`. A file that is out of the ordinary is read whole, so its faults are those of `read`.
    public mutating func readAnnotated(_ source: UnsafeBufferPointer<UInt8>) -> FileDeclarations {
        guard case (var file, let text)? = declarationsOfSlice(source) else { return read(source) }
        if text.isEmpty { return file }
        file.areAllVisible = !prescanner.keepsAccess
        // The fault of an annotated pattern contains its modifiers, which the prescan leaves out.
        let isPlain = file.faults.isEmpty && file.types.allSatisfy { $0.patterns.isEmpty }
        // Items that a line divides in the file may be one statement in the slice.
        return isPlain && annotations.areAllRead(file, in: text) && !mayHoldRivals(file, source)
            && !mayHoldCases(file, source) && !mayLackParameters(file, source) ? file : read(source)
    }

    /// Returns whether an annotated type may be in an extension of a generic type of the same file. The prescan leaves out the
    /// declaration, and its parameters with it.
    private func mayLackParameters(_ file: FileDeclarations, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        file.types.indices.contains { index in
            guard file.types[index].kind == .extension, file.types[index].depth == 0 else { return false }
            let extended = file.types[index]
            let holdsAnnotated = file.types[(index + 1)...].contains {
                $0.depth > 0 && $0.range.end.offset <= extended.range.end.offset
                    && $0.attributes.contains(where: vocabulary.isType)
            }
            // In `extension Box<Int>`, `Int` stands for a parameter.
            let name = extended.name.prefix { $0 != "<" }
            guard holdsAnnotated,
                !file.types.contains(where: { $0.kind != .extension && $0.name == name })
            else { return false }
            let last = name.utf8.lastIndex(of: UInt8(ascii: ".")).map(name.index(after:))
            return Self.holds(String(name[(last ?? name.startIndex)...]) + "<", in: source)
        }
    }

    private static func holds(_ text: String, in source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = source.baseAddress else { return false }
        return text.withCString { tree_sitter_swift_holds(start, source.count, $0, text.utf8.count) }
    }

    /// Returns whether an annotated enum may have cases or annotated properties, which the prescan leaves out. Any text like
    /// those in the file counts.
    private func mayHoldCases(_ file: FileDeclarations, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !vocabulary.callables.isEmpty,
            file.types.contains(where: {
                $0.kind == .enum && $0.attributes.contains(where: vocabulary.isType)
            })
        else { return false }
        return ["case", "static var", "static let"].contains { Self.holds($0, in: source) }
    }

    /// Reads all types of one file's UTF-8 bytes, for a vocabulary that asks for them: with their properties, and protocols
    /// and extensions with their functions and initializers. Those of other types are left out.
    ///
    /// Only these declarations are parsed. A file that is out of the ordinary is read whole, as by `read`. In a file with
    /// something that is never closed, only `read` finds all faults.
    public mutating func readTypes(_ source: UnsafeBufferPointer<UInt8>) -> FileDeclarations {
        guard let (file, _) = declarationsOfSlice(source), file.faults.isEmpty else { return read(source) }
        return file
    }

    /// Reads what the prescan leaves of a file. Returns the declarations and the text that was read, or `nil` if the whole
    /// file must be read.
    private mutating func declarationsOfSlice(
        _ source: UnsafeBufferPointer<UInt8>
    ) -> (file: FileDeclarations, text: UnsafeBufferPointer<UInt8>)? {
        guard let text = prescanner.slice(source) else { return nil }
        if text.bytes.isEmpty { return (FileDeclarations(), text.bytes) }
        let plain = headReader.declarations(of: prescanner.lastSlice, vocabulary)
        return (plain ?? declarations(inTreeOf: text)).map { ($0, text.bytes) }
    }

    /// Parses the last slice. Returns `nil` if it has faults.
    private mutating func declarations(inTreeOf slice: SourceText) -> FileDeclarations? {
        let tree = parse(slice.bytes, hidesRegexes: prescanner.mayContainRegex)
        guard let root = tree.root, !root.hasError else { return nil }
        var extractor = DeclarationExtractor(root, text: slice, grammar: grammar, vocabulary)
        return extractor.extract()
    }

    /// Reads the slice of one file's UTF-8 bytes twice, for tests. Returns the declarations by the head reader and those by
    /// the parser, each `nil` if that reader gives up. The result is `nil` if the file has no slice.
    package mutating func readSliceTwice(
        _ source: UnsafeBufferPointer<UInt8>
    ) -> (plain: FileDeclarations?, parsed: FileDeclarations?)? {
        guard let text = prescanner.slice(source), !text.bytes.isEmpty else { return nil }
        return (headReader.declarations(of: prescanner.lastSlice, vocabulary), declarations(inTreeOf: text))
    }

    /// Returns whether a call may mean another initializer than the matching one: an initializer in an extension, which
    /// the prescan leaves out, or one with another access level. Or a call of an annotated function may mean another one.
    private mutating func mayHoldRivals(_ file: FileDeclarations, _ source: UnsafeBufferPointer<UInt8>)
        -> Bool
    {
        if !vocabulary.callables.isEmpty,
            file.types.contains(where: { $0.callables.mayHaveRivals(vocabulary) })
        {
            return true
        }
        // By index, because a declaration has two dozen references to count.
        let indices = file.types.indices.filter {
            file.types[$0].kind != .extension && file.types[$0].callables.haveInitializerWithDefaults
        }
        if indices.contains(where: { file.types[$0].callables.count > 1 }) { return true }
        if indices.isEmpty { return false }
        let outline = outliner.outline(source)
        if !outline.holds(.extended) && !outline.holds(.conformed) { return false }
        let extended = outline.entries.lazy.filter(\.kind.isExtension).map(\.name)
        return !Set(indices.map { file.types[$0].name }).isDisjoint(with: extended)
    }

    /// Returns the names that one file's UTF-8 bytes declare at the top level, without parsing them. In text that is
    /// not Swift, anything that looks like a declaration counts.
    public mutating func outline(_ source: UnsafeBufferPointer<UInt8>) -> FileOutline {
        outliner.outline(source)
    }

    /// Runs the prescan alone, for measurements. Returns the number of bytes that it leaves to the parser, or `nil` if
    /// the whole file must be parsed.
    package mutating func prescan(_ source: UnsafeBufferPointer<UInt8>) -> Int? {
        prescanner.slice(source)?.bytes.count
    }

    /// Returns the declarations of one file's UTF-8 bytes, at most 4 GB. The bytes need not outlive the call.
    public mutating func read(_ source: UnsafeBufferPointer<UInt8>) -> FileDeclarations {
        let survey = Survey(of: source)
        if let place = survey.tooDeep { return Self.tooDeep(source, at: place) }
        let file = declarations(in: parse(source, hiding: survey.regexes), of: SourceText(source))
        let isSound = file.faults.isEmpty && survey.unclosed.isEmpty && survey.openConditions.isEmpty
        var found = isSound ? file : recover(source, file, survey)
        found.addLostTypes(in: source, annotations)
        if !found.faults.isEmpty { found.lostNames = namesOfTypes(in: source) }
        for index in found.expansions.indices { readArguments(of: &found.expansions[index], in: source) }
        return found
    }

    /// Returns the single fault of a file that is nested too deep. Such a file isn't parsed, because its tree would take
    /// more than a hundred times its size.
    private static func tooDeep(_ source: UnsafeBufferPointer<UInt8>, at place: Range<UInt32>)
        -> FileDeclarations
    {
        var file = FileDeclarations()
        file.faults = [SyntaxFault(kind: .beyond(.nesting), range: LineTable(source).range(place))]
        return file
    }

    /// Reads the arguments of a macro's expansion, which is one token to the grammar. They are read as the arguments of
    /// an attribute: a `@` replaces the `#`.
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

    /// Returns the declarations of a text that contains a single declaration, and the declaration's layout.
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

    /// Returns the declarations of a file's text.
    public mutating func read(_ source: String) -> FileDeclarations {
        var source = source
        source.makeContiguousUTF8()
        // The closure assigns to a variable, because it couldn't use `self`'s parser mutably otherwise.
        var file = FileDeclarations()
        source.withUTF8 { file = read($0) }
        return file
    }
}

extension [CallableDeclaration] {
    /// True if an initializer can be called with fewer arguments than it has parameters.
    fileprivate var haveInitializerWithDefaults: Bool {
        indices.contains { index in
            guard self[index].name == "init" else { return false }
            return self[index].parameters.indices.contains {
                self[index].parameters[$0].defaultValue != nil
            }
        }
    }

    /// True if a call of an annotated callable may mean one without an annotation, or if calls of two are equal. Which one
    /// is called depends on declarations that the prescan leaves out.
    fileprivate func mayHaveRivals(_ vocabulary: Vocabulary) -> Bool {
        var calls: Set<String> = []
        return indices.contains { index in
            guard self[index].attributes.contains(where: vocabulary.isCallable) else { return false }
            let attributes = self[index].attributes
            let parameters = self[index].parameters
            return parameters.contains(where: \.hasDefault)
                || attributes.contains { $0.name == "_disfavoredOverload" }
                || self[index].name != "init"
                    && !calls.insert(([self[index].name] + parameters.map(\.label)).joined(separator: ":"))
                        .inserted
        }
    }
}
