extension Features {
    public struct Log {
        public init() {}
    }
}
