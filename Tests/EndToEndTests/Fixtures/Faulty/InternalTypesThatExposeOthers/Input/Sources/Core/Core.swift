import Arbor

@Instantiable
final class Cache: Store, Instantiable {
    override init() {}
}

@Instantiable
final class Reader: Reading, Instantiable {
    init() {}
}

@Instantiable
public struct Log: Instantiable {
    init(levels: [Level] = []) {}
}
