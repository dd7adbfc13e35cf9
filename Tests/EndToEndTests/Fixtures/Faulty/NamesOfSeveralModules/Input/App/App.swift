import Arbor

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let s: Session
    init(s: Session) { self.s = s }
}
