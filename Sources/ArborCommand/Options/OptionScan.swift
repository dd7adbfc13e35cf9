import ArborParallel
@preconcurrency import CSystem

/// The C library's `getopt_long` as values of Swift.
///
/// Operands are returned in their position among the options, so an option can take all words that follow. The
/// `-` in front of the short options requests this. `getopt_long` keeps its state in globals, so one scan waits for
/// another to end.
struct OptionScan {
    enum Item {
        case option(OptionSpec, String?)
        case operand(String)
        case unknown(String)
        case missingValue(String)
    }

    private static let turn = Locked(())

    /// Returns the items of a command line, and the words after `--`.
    static func scan(_ words: [String], options: [OptionSpec]) -> (items: [Item], rest: [String]) {
        turn.withLock { _ in
            let scan = OptionScan(words, options: options)
            var items: [Item] = []
            while let item = scan.next() { items.append(item) }
            return (items, scan.rest)
        }
    }

    private let options: [(option: OptionSpec, name: String)]
    private let shortOptions: String
    private let arguments: CArguments
    private let table: CTable

    private init(_ words: [String], options: [OptionSpec]) {
        self.options = options.flatMap { option in ([option.name] + option.aliases).map { (option, $0) } }
        // The first call of `joined` looks for a conformance, which takes a ninth of `arbor --version`.
        var letters = "-:"
        for option in options {
            guard let short = option.short else { continue }
            letters.append(short)
            if option.takesValue { letters += ":" }
        }
        shortOptions = letters
        arguments = CArguments(["arbor"] + words)
        table = CTable(
            options.enumerated().flatMap { number, option in
                ([option.name] + option.aliases).map {
                    ($0, option.takesValue, CTable.firstValue + Int32(number))
                }
            })
        opterr = 0
        optind = 0
    }

    private func next() -> Item? {
        var index: Int32 = -1
        let before = max(1, Int(optind))
        let result = getopt_long(arguments.count, arguments.pointer, shortOptions, table.pointer, &index)
        switch result {
        case -1: return nil
        case 1: return .operand(String(cString: optarg))
        case CTable.firstValue...:
            return .option(options[Int(index)].option, optarg.map { String(cString: $0) })
        case Int32(UInt8(ascii: ":")): return .missingValue(arguments[Int(optind) - 1])
        case Int32(UInt8(ascii: "?")): return .unknown(arguments[max(before, Int(optind) - 1)])
        default: return short(result)
        }
    }

    private var rest: [String] { (Int(optind)..<Int(arguments.count)).map { arguments[$0] } }

    private func short(_ letter: Int32) -> Item {
        let found = options.first { $0.option.short?.asciiValue == UInt8(truncatingIfNeeded: letter) }
        return found.map { .option($0.option, optarg.map { String(cString: $0) }) }
            ?? .unknown("-" + String(UnicodeScalar(UInt8(truncatingIfNeeded: letter))))
    }
}

extension OptionSpec {
    fileprivate var takesValue: Bool {
        if case .none = value { false } else { true }
    }
}

/// An `argv` with the lifetime of this object.
private final class CArguments {
    let count: Int32
    let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    init(_ words: [String]) {
        count = Int32(words.count)
        pointer = .allocate(capacity: words.count + 1)
        for (index, word) in words.enumerated() { pointer[index] = strdup(word) }
        pointer[words.count] = nil
    }

    subscript(index: Int) -> String { pointer[index].map { String(cString: $0) } ?? "" }

    deinit {
        for index in 0..<Int(count) { free(pointer[index]) }
        pointer.deallocate()
    }
}

/// A table of `struct option` with the lifetime of this object.
private final class CTable {
    let pointer: UnsafeMutablePointer<option>
    private let count: Int

    /// The value of the first option, above all letters. Options need different values: otherwise `getopt_long` takes
    /// the first of those that an abbreviation may mean.
    static let firstValue: Int32 = 256

    init(_ options: [(name: String, takesValue: Bool, value: Int32)]) {
        count = options.count
        pointer = .allocate(capacity: count + 1)
        for (index, entry) in options.enumerated() {
            pointer[index] = option(
                name: strdup(entry.name), has_arg: entry.takesValue ? required_argument : no_argument,
                flag: nil, val: entry.value)
        }
        pointer[count] = option()
    }

    deinit {
        for index in 0..<count { free(UnsafeMutablePointer(mutating: pointer[index].name)) }
        pointer.deallocate()
    }
}
