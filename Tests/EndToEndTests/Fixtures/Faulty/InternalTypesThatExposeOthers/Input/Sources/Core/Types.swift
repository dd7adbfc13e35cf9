class Store {
    init() {}
}

protocol Reading {}

enum Level {
    case quiet
}
