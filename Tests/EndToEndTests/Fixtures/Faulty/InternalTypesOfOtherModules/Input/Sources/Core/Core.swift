@Instantiable
struct SystemClock: Instantiable {
    init() {}
}

@Instantiable
public struct Log: Instantiable {
    init() {}
}
