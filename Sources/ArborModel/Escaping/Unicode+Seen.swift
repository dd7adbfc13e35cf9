// The characters that a reader sees.

extension String.UnicodeScalarView {
    /// Calls a function with each scalar, and with whether a reader sees it in its place.
    ///
    /// Most scalars are seen or not by themselves. Two kinds depend on their neighbours: a selector changes the look of
    /// the character before it, and a joiner makes one emoji of two. Anywhere else they are invisible.
    package func forEachSeen(_ body: (Unicode.Scalar, _ isSeen: Bool) -> Void) {
        // The last scalar that isn't a selector, and whether a selector follows it.
        var base: (scalar: Unicode.Scalar, isSelected: Bool)?
        var joiner: Unicode.Scalar?
        for scalar in self {
            if let waiting = joiner {
                body(waiting, scalar.isEmojiBeyondASCII)
                base = (waiting, isSelected: true)
                joiner = nil
            }
            if scalar.value == 0x200D, base?.scalar.isEmojiBeyondASCII == true {
                joiner = scalar
            } else if scalar.isVariationSelector {
                body(scalar, base.map { $0.scalar.isVisible && !$0.isSelected } ?? false)
                base?.isSelected = true
            } else {
                body(scalar, scalar.isVisible)
                base = (scalar, isSelected: false)
            }
        }
        if let joiner { body(joiner, false) }
    }

    /// True if a reader sees each scalar.
    package var areAllSeen: Bool {
        var areAllSeen = true
        forEachSeen { if !$1 { areAllSeen = false } }
        return areAllSeen
    }
}

extension Unicode.Scalar {
    /// False for control characters, ends of lines, format characters such as those that change the direction of text,
    /// undefined characters, and fillers without a shape.
    fileprivate var isVisible: Bool {
        if (0x20...0x7E).contains(value) { return true }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        default: !properties.isDefaultIgnorableCodePoint
        }
    }

    fileprivate var isVariationSelector: Bool {
        (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
    }

    /// Digits and two other signs of ASCII are emoji too, to Unicode.
    fileprivate var isEmojiBeyondASCII: Bool { value > 0x7F && properties.isEmoji }
}
