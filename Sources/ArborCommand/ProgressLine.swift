import ArborPipeline
import Dispatch

/// A line on standard error that shows the progress of a long run. It disappears when the run ends.
///
/// The queue has its own thread. A task would get none before the end of the scan, because the scan's workers
/// occupy all threads of the task pool.
final class ProgressLine: @unchecked Sendable {
    // Sendable, because only the queue accesses the mutable state. A timer can be cancelled from any thread,
    // although its type doesn't declare it.
    let progress = ScanProgress()
    private let queue = DispatchQueue(label: "arbor.progress")
    private let timer: any DispatchSourceTimer
    private var isShown = false

    /// Creates a line, or returns `nil` if it can't be shown: without a terminal, or on one that can't erase a
    /// line.
    init?(isQuiet: Bool) {
        guard !isQuiet, isatty(STDERR_FILENO) == 1, Self.variable("TERM") ?? "dumb" != "dumb" else {
            return nil
        }
        timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + Self.delay, repeating: .milliseconds(200))
        let start = DispatchTime.now().uptimeNanoseconds
        timer.setEventHandler { [weak self] in
            self?.show(after: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
        }
        timer.activate()
    }

    /// Erases the line if it was shown. Nothing is shown afterwards.
    func end() {
        timer.cancel()
        queue.sync { if isShown { Self.write("\r\u{1B}[K") } }
    }

    /// Half a second, unless a test sets a shorter delay.
    private static var delay: DispatchTimeInterval {
        .milliseconds(variable("ARBOR_PROGRESS_DELAY").flatMap { Int($0) } ?? 500)
    }

    /// Shows the figures. A long line is cut, because a wrapped line couldn't be erased.
    private func show(after seconds: Double) {
        isShown = true
        Self.write("\r\u{1B}[?7l\(progress.figures.line(after: seconds))\u{1B}[K\u{1B}[?7h")
    }

    /// Writes directly, without the buffers of the C library.
    private static func write(_ text: String) {
        var text = text
        _ = text.withUTF8 { unsafeWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// The system's `write`, which the method of the same name would hide.
private func unsafeWrite(_ file: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int {
    write(file, bytes, count)
}

extension ScanProgress.Figures {
    /// The figures as `4,210 of 10,000 files · 812 MB/s · 842 annotated · 2 s left`.
    func line(after seconds: Double) -> String {
        guard let total else { return "looking for Swift files" }
        guard files < total else {
            return "\(total.grouped) files, \(annotated.grouped) annotated · proving the graph"
        }
        let speed = Int(Double(bytes) / 1e6 / max(seconds, 1e-3))
        let left = files == 0 ? nil : Int((seconds * Double(total - files) / Double(files)).rounded(.up))
        return
            "\(files.grouped) of \(total.grouped) files · \(speed.grouped) MB/s · \(annotated.grouped) annotated"
            + (left.map { " · \($0.grouped) s left" } ?? "")
    }
}

extension Int {
    /// The number with commas, as `10,000`.
    fileprivate var grouped: String {
        let digits = Array("\(self)")
        return digits.indices.map { index in
            (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
        }.joined()
    }
}
