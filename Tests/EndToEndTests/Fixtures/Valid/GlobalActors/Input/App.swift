import Arbor
import Identity

@globalActor
public actor Disk {
    public static let shared = Disk()
}

@Disk
@Instantiable
public final class Index: Instantiable {
    public init(journal: Journal) {
        self.journal = journal
    }

    @Received let journal: Journal
    private var count = 0

    func add() -> Int {
        count += 1
        return count
    }
}

@Disk
@Instantiable
public final class Journal: Instantiable {
    public init() {}
    let identity = Identity("Journal")
}

/// Isolated below an isolated root; what it makes later is made there too.
@Disk
@Instantiable(isRoot: true)
public final class Database: Instantiable {
    public init(journal: Journal, index: Index, indices: Instantiator<Index>) {
        self.journal = journal
        self.index = index
        self.indices = indices
    }

    @Instantiated private let journal: Journal
    @Instantiated private let index: Index
    @Instantiated private let indices: Instantiator<Index>

    func run() -> String {
        let other = indices.instantiate()
        return "\(index.add()) \(index.add()) \(other.add()) \(other.journal === journal)"
    }
}

@main
struct Program {
    static func main() async {
        print(await Database().run())
    }
}
