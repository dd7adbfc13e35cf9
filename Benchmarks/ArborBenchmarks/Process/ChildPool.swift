/// Runs many commands as a build system does: a fixed number of processes at a time, each started when another
/// has ended.
struct ChildPool {
    /// The number of processes at a time.
    let width: Int

    /// Runs `count` commands to their end.
    ///
    /// - Parameter command: Makes a command from its number.
    /// - Returns: The costs, in the order of the commands.
    func run(_ count: Int, _ command: (Int) -> Child) throws -> [Child.Cost] {
        var costs: [Child.Cost?] = Array(repeating: nil, count: count)
        var running: [pid_t: (number: Int, child: Child, start: ContinuousClock.Instant)] = [:]
        var next = 0
        while next < count || !running.isEmpty {
            while next < count, running.count < width {
                let (child, start) = (command(next), ContinuousClock.now)
                running[try child.spawn()] = (next, child, start)
                next += 1
            }
            let end = try Child.waitForAny()
            guard let run = running.removeValue(forKey: end.process) else { continue }
            costs[run.number] = try run.child.cost(from: run.start, end)
        }
        return costs.map { $0! }
    }
}
