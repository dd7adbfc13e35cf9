import Blade

@Module
enum Others {}

extension Parts {
    @Provider(named: "other") static func elsewhere() -> [Int] { [2] }
}
