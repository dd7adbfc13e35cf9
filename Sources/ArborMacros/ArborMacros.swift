/// The compiler plugin: a process that the compiler starts and asks over the standard streams to expand macros.
@main
struct ArborMacros {
    /// Answers until the compiler has no more to ask. Replies are sent one at a time, in the order of the requests.
    static func main() {
        do {
            var channel = MessageChannel(try StandardStreams())
            var expander = Expander()
            while let message = try channel.receive() { try channel.send(expander.reply(to: message)) }
        } catch {
            print("ArborMacros: lost the compiler: \(error)")
            exit(1)
        }
    }
}
