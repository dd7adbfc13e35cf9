import Arbor

@Instantiable
struct Settings: Instantiable {
    init() {}
}
