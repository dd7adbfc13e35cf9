import ArborModel
import CTreeSitterSwift

/// Lists the names that files declare. It handles one file at a time, and reuses its memory for the next one.
struct Outliner {
    private var buffer = [UInt8](repeating: 0, count: 4096)

    mutating func outline(_ source: UnsafeBufferPointer<UInt8>) -> FileOutline {
        guard let start = source.baseAddress, !source.isEmpty else { return FileOutline() }
        let needed = write(start, source.count)
        if needed == 0 { return FileOutline() }
        if needed > buffer.count {
            buffer = [UInt8](repeating: 0, count: 2 * needed)
            _ = write(start, source.count)
        }
        return FileOutline(text: String(decoding: buffer[..<needed], as: UTF8.self))
    }

    private mutating func write(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        buffer.withUnsafeMutableBufferPointer { output in
            output.withMemoryRebound(to: CChar.self) {
                tree_sitter_swift_outline(start, count, $0.baseAddress, $0.count)
            }
        }
    }
}
