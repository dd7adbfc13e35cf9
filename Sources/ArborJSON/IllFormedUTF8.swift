#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension [UInt8] {
    /// The offset of the first byte that isn't UTF-8; `nil` if all bytes are.
    package var offsetOfFirstIllFormed: Int? {
        var text = String(decoding: self, as: UTF8.self)
        let isSame = text.withUTF8 { decoded in
            decoded.count == count && (isEmpty || memcmp(decoded.baseAddress!, self, count) == 0)
        }
        return isSame ? nil : zip(text.utf8, self).prefix { $0 == $1 }.count
    }
}
