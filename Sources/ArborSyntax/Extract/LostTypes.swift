import ArborModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension FileDeclarations {
    /// Adds a fault for the first annotation of a type that no type has, unless the annotation is in a comment, in a
    /// string or in the body of a function.
    ///
    /// Text that isn't Swift may make an annotation a part of a statement. Its type would then be lost in silence.
    mutating func addLostTypes(in source: UnsafeBufferPointer<UInt8>, _ annotations: TypeAnnotations) {
        if faults.contains(where: \.isBeyondLimit) { return }
        let known = Set(attributesOfDeclarations.map(\.range.start.offset))
        let lost = annotations.ranges(in: source).filter { !known.contains($0.lowerBound) }
        if lost.isEmpty { return }
        let code = CodeOutsideOfBodies(of: self, in: source)
        guard let first = lost.first(where: { code.contains($0.lowerBound) }) else { return }
        let lines = LineTable(source)
        let stray = source.wordBefore(first.lowerBound)
        faults.append(
            stray.isEmpty
                ? SyntaxFault(kind: .detached(source.excerpt(first)), range: lines.range(first))
                : SyntaxFault(kind: .unexpected(source.excerpt(stray)), range: lines.range(stray)))
        faults.sort { $0.range.start < $1.range.start }
    }

    private var attributesOfDeclarations: [Attribute] {
        var found = conditionalAttributes + strayAttributes
        for type in types {
            found += type.attributes + type.conditionalAttributes
            for callable in type.callables { found += callable.attributes + callable.conditionalAttributes }
            for property in type.properties { found += property.attributes }
            for pattern in type.patterns { found += pattern.attributes }
        }
        return found
    }
}

extension SyntaxFault {
    fileprivate var isBeyondLimit: Bool {
        if case .beyond = kind { true } else { false }
    }
}

/// The annotations of types, which are searched for in texts.
struct TypeAnnotations {
    private let words: [[UInt8]]
    private let vocabulary: Vocabulary

    init(_ vocabulary: Vocabulary) {
        words = vocabulary.types.map { Array($0.utf8) }
        self.vocabulary = vocabulary
    }

    /// Returns the ranges of the annotations in a text, those in comments and strings too. They extend from the `@` to
    /// the end of the name.
    func ranges(in text: UnsafeBufferPointer<UInt8>) -> [Range<UInt32>] {
        guard let start = text.baseAddress else { return [] }
        var found: [Range<UInt32>] = []
        var next = 0
        while let sign = memchr(start + next, Int32(UInt8(ascii: "@")), text.count - next) {
            let offset = UnsafeRawPointer(sign) - UnsafeRawPointer(start)
            var name = offset + 1
            next = name
            while next < text.count, text[next].isOfQualifiedName {
                if text[next] == UInt8(ascii: ".") || text[next] == UInt8(ascii: ":") { name = next + 1 }
                next += 1
            }
            let isFound = words.contains { $0.count == next - name && text[name..<next].elementsEqual($0) }
            if isFound { found.append(UInt32(offset)..<UInt32(next)) }
        }
        return found
    }

    /// Returns whether each annotation in a slice belongs to a declaration that was read in the slice.
    func areAllRead(_ file: FileDeclarations, in slice: UnsafeBufferPointer<UInt8>) -> Bool {
        var read = 0
        // By index, because a declaration has two dozen references to count.
        for index in file.types.indices {
            read += file.types[index].attributes.count { vocabulary.isType($0) }
            if vocabulary.callables.isEmpty { continue }
            for callable in file.types[index].callables {
                read += callable.attributes.count { vocabulary.isType($0) }
            }
        }
        return ranges(in: slice).count == read
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The word that ends right before an offset. An attribute begins a new one, so such a word is a slip.
    fileprivate func wordBefore(_ offset: UInt32) -> Range<UInt32> {
        let word = self[..<Int(offset)].reversed().prefix { byte in
            byte == UInt8(ascii: "_") || byte >= 0x80
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        return offset - UInt32(word.count)..<offset
    }
}

extension UInt8 {
    /// True for a byte of a name, of its qualifier, or between the two.
    fileprivate var isOfQualifiedName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }
}
