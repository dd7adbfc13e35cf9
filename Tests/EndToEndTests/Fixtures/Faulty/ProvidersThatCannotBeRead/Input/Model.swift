import Blade

final class Model {
    @Provider
    init(logger: Logger size: Int) {}
}

final class Logger {
    @Provider init() {}
}
