import Arbor
import Identity

nonisolated func report() -> String {
    let report = Report()
    return "\(report.header.log === report.log) \(Status().text())"
}

@Disk
func archive() -> String { Archive().index.identity.description }

@main
struct Program {
    @MainActor
    static func main() async {
        let window = Window()
        print(window.pages.instantiate().log === window.log)
        print(await archive())
        print(report())
    }
}
