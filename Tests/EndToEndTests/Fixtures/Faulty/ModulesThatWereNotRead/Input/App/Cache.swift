// The import of Blade is missing.
@Module
enum CacheModule {
    @Provider static func size() -> Int { 1 }
}
