import Blade

@MainActor
final class Screen {
    @Provider(scope: .singleton)
    init() {}
}

@Module(provides: [Screen.self])
enum Screens {}

@Component(modules: [Screens.self])
protocol Plain {
    func screen() -> Screen
}

@Component(modules: [Screens.self])
nonisolated protocol Loose {
    func screen() -> Screen
}

final class Button {
    @Provider
    init(action: @escaping @Sendable (String) -> Void, title: sending String) {}
}

@Module(provides: [Button.self])
enum Controls {}

@Component(modules: [Controls.self])
protocol Bar {
    func button() -> Button
}
