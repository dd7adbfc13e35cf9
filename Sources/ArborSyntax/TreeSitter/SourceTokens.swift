import CTreeSitterSwift

/// The tokens of a Swift text without comments, read by the grammar's own lexer. They are valid as long as the text.
///
/// The code in a string's interpolations is divided into tokens as well, and the string's text is not.
package struct SourceTokens {
    // Readers ask several questions of each token, so these are answered inline.
    @usableFromInline let text: UnsafeBufferPointer<UInt8>
    @usableFromInline var tokens: [tree_sitter_swift_token] = []
    /// False if code may be missing, because a literal or a comment is not closed, or interpolations are nested very
    /// deep.
    package private(set) var areComplete = true
    /// True if nothing is opened and never closed: no bracket, literal, comment or condition.
    package private(set) var areClosed = true

    package init(of text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        guard let bytes = text.baseAddress else { return }
        var areClosed = true
        areComplete = withUnsafeTemporaryAllocation(
            of: tree_sitter_swift_opening.self, capacity: text.count
        ) { openings in
            withUnsafeMutablePointer(to: &tokens) { tokens in
                tree_sitter_swift_tokens(bytes, text.count, openings.baseAddress, &areClosed, tokens) {
                    tokens, batch, count in
                    tokens?.assumingMemoryBound(to: [tree_sitter_swift_token].self).pointee.append(
                        contentsOf: UnsafeBufferPointer(start: batch, count: count))
                }
            }
        }
        self.areClosed = areClosed
    }

    @inlinable package var indices: Range<Int> { tokens.indices }

    /// Returns the bytes of a word, in backticks only if it is not a name without them. Returns `nil` for another
    /// token.
    @inlinable package func name(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
        guard tokens.indices.contains(index), tokens[index].kind == TREE_SITTER_SWIFT_WORD else { return nil }
        return bytes(tokens[index].name_start..<tokens[index].name_end)
    }

    /// Returns the bytes of a literal with its quotes, or `nil` for another token.
    package func literal(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
        guard tokens[index].kind == TREE_SITTER_SWIFT_LITERAL else { return nil }
        return bytes(tokens[index].start..<tokens[index].end)
    }

    /// Returns whether a token is an operator or punctuation of just this byte: `=`, and neither `==` nor `+=`.
    @inlinable package func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
        self.sign(index) == UInt8(ascii: sign)
    }

    /// Returns the byte of an operator or punctuation that has only one; `nil` for another token.
    @inlinable package func sign(_ index: Int) -> UInt8? {
        guard tokens.indices.contains(index) else { return nil }
        let token = tokens[index]
        return token.kind == TREE_SITTER_SWIFT_SIGN && token.end - token.start == 1
            ? text[Int(token.start)] : nil
    }

    /// Returns the offset of the token's first byte.
    @inlinable package func start(_ index: Int) -> Int { Int(tokens[index].start) }

    /// Returns the offset after the token's last byte.
    @inlinable package func end(_ index: Int) -> Int { Int(tokens[index].end) }

    /// Returns whether the next token follows without white space or a comment.
    package func touchesNext(_ index: Int) -> Bool {
        index + 1 < tokens.count && tokens[index].end == tokens[index + 1].start
    }

    /// Returns whether a token is the first one on its line.
    package func isFirstOnLine(_ index: Int) -> Bool { tokens[index].is_first_on_line }

    @usableFromInline func bytes(_ range: Range<UInt32>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: text[range.indices])
    }
}
