import CTreeSitterSwift

/// A copy of a vocabulary as C strings. The strings are valid during the lifetime of this value.
struct NativeVocabulary: ~Copyable {
    private let vocabulary: UnsafeMutablePointer<tree_sitter_swift_vocabulary>
    private let lists: [WordList]

    var words: UnsafePointer<tree_sitter_swift_vocabulary> { UnsafePointer(vocabulary) }

    init(_ source: Vocabulary) {
        let lists = [
            source.types, source.properties, source.functions, source.functionArguments, source.callables,
            source.modules,
        ].map(WordList.init)
        self.lists = lists
        vocabulary = .allocate(capacity: 1)
        vocabulary.initialize(
            to: .init(
                types: lists[0].words, properties: lists[1].words, functions: lists[2].words,
                function_arguments: lists[3].words, callables: lists[4].words, modules: lists[5].words,
                keeps_all_types: source.readsAllTypes))
    }

    deinit {
        vocabulary.deallocate()
        for list in lists { list.deallocate() }
    }
}

/// An array of C strings that ends with a null pointer.
private struct WordList {
    let words: UnsafeMutablePointer<UnsafePointer<CChar>?>
    private let count: Int

    init(_ texts: [String]) {
        count = texts.count
        words = .allocate(capacity: texts.count + 1)
        for (index, text) in texts.enumerated() {
            let bytes = text.utf8CString
            let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
            _ = copy.initialize(from: bytes)
            words[index] = UnsafePointer(copy.baseAddress)
        }
        words[texts.count] = nil
    }

    func deallocate() {
        for index in 0..<count { words[index]?.deallocate() }
        words.deallocate()
    }
}
