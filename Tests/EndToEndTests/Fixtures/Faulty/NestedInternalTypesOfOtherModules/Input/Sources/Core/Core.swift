enum Clocks {
    @Instantiable
    public struct System: Instantiable {
        public init() {}
    }
}
