import Blade

@Component(modules: [SettingsModule.self])
public protocol App { func timeout() -> Int }

@Module
public enum SettingsModule {
    @Provider public static var timeout: Int { 30 }
}
