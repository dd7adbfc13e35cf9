import Blade

@Module(provides: [Model.self, Logger.self])
enum Values {
    @Provider static func size() -> Int { 1 }
}

@Component(modules: [Values.self])
protocol Program {
    func model() -> Model
}
