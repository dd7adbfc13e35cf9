#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The types that every file sees without an import.
enum StandardLibrary {
    /// Returns true if the standard library declares the name at its top level. This includes concurrency and regular
    /// expressions.
    static func declares(_ name: String) -> Bool {
        names.hasWord(name)
    }

    /// The names as the module interfaces of Swift 6.3 list them, without unavailable ones. It is one string with a
    /// space around each name. Few names are looked up, and a set would need more code than the search.
    private static let names: StaticString = """
        _ Actor AdditiveArithmetic AnyActor AnyBidirectionalCollection AnyClass AnyCollection AnyHashable \
        AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence \
        Array ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence \
        AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence \
        AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream \
        AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence \
        AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence \
        AsyncThrowingStream BidirectionalCollection BinaryFloatingPoint BinaryInteger BitwiseCopyable \
        Bool BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CInt CLong \
        CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong \
        CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CancellationError CaseIterable \
        Character CheckedContinuation Clock ClosedRange ClosedRangeIndex Codable CodingKey \
        CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne \
        CommandLine Comparable ContiguousArray ContinuousClock Copyable CountableClosedRange \
        CountablePartialRangeFrom CountableRange CustomConsumingRegexComponent \
        CustomDebugStringConvertible CustomLeafReflectable CustomPlaygroundDisplayConvertible \
        CustomPlaygroundQuickLookable CustomReflectable CustomStringConvertible Decodable Decoder \
        DecodingError DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices \
        DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator DictionaryLiteral \
        DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence DropWhileSequence Duration \
        DurationProtocol EmptyCollection EmptyIterator Encodable Encoder EncodingError \
        EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor ExecutorJob \
        ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral \
        ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral \
        ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation \
        ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral ExtendedGraphemeClusterType \
        FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex \
        FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 \
        FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointRoundingRule \
        FloatingPointSign GlobalActor Hashable Hasher Identifiable ImplicitlyUnwrappedOptional \
        IndexingIterator InlineArray InstantProtocol Int Int128 Int16 Int32 Int64 Int8 \
        IntegerLiteralType IteratorProtocol IteratorSequence Job JoinedIterator JoinedSequence KeyPath \
        KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer \
        KeyedEncodingContainerProtocol LazyBidirectionalCollection LazyCollection LazyCollectionProtocol \
        LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex \
        LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection \
        LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence \
        LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection \
        LazyMapSequence LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection \
        LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence LazyRandomAccessCollection \
        LazySequence LazySequenceProtocol LosslessStringConvertible ManagedBuffer ManagedBufferPointer \
        MemoryLayout Mirror MutableCollection MutableRawSpan MutableSpan Never Numeric ObjectIdentifier \
        OpaquePointer OptionSet Optional OutputRawSpan OutputSpan PartialKeyPath PartialRangeFrom \
        PartialRangeThrough PartialRangeUpTo PlaygroundQuickLook PrefixSequence RandomAccessCollection \
        RandomNumberGenerator Range RangeExpression RangeReplaceableCollection RangeSet RawRepresentable \
        RawSpan ReferenceWritableKeyPath Regex RegexComponent RegexRepetitionBehavior RegexSemanticLevel \
        RegexWordBoundaryKind Repeated Result ReversedCollection ReversedIndex \
        ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask \
        SIMDScalar SIMDStorage Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex \
        SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer \
        SingleValueEncodingContainer Slice Span StaticBigInt StaticString StrideThrough \
        StrideThroughIterator StrideTo StrideToIterator Strideable String StringInterpolationProtocol \
        StringLiteralType StringProtocol Substring SuspendingClock SystemRandomNumberGenerator Task \
        TaskExecutor TaskGroup TaskPriority TextOutputStream TextOutputStreamable \
        ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 \
        UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode \
        UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarType UnkeyedDecodingContainer \
        UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor \
        UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeContinuation UnsafeCurrentTask \
        UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer \
        UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer \
        UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable \
        UnsafeThrowingContinuation UnsignedInteger Void WritableKeyPath Zip2Iterator Zip2Sequence _
        """
}

extension StaticString {
    /// Returns whether a list of words, each between two spaces, has a word.
    func hasWord(_ word: String) -> Bool {
        // A static string ends with a zero byte, like a C string.
        withUTF8Buffer { words in
            words.withMemoryRebound(to: CChar.self) { strstr($0.baseAddress!, " \(word) ") != nil }
        }
    }
}
