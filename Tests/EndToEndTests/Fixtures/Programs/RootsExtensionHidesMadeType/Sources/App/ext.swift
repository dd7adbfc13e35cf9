extension Root {
    enum W { case a }
    struct Instantiator {}
}
