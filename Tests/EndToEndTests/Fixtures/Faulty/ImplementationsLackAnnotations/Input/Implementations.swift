// Nothing here is annotated rightly, so nothing here is found without a search.

public final class FileLog: Log {}

@Instantiabel
public final class DiskStore: Store {}

public struct MemoryCache {}
extension MemoryCache: Cache {}
public struct DiskCache: Cache {}
enum NoCache: Cache {}

extension Formatter {
    public static func instantiate() -> Formatter { Formatter() }
}
