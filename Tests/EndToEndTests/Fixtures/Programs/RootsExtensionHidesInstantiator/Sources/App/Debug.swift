extension Root {
    typealias Instantiator = Int
    enum Page {}
}
