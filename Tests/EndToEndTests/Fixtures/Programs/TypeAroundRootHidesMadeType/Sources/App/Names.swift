extension Scene {
    struct Logger {}
}
