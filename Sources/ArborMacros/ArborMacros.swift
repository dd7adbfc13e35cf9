/// The compiler plugin: a process that the compiler starts, and that expands macros on request over the
/// standard streams.
@main
struct ArborMacros {
    /// Replies to requests one at a time, until the compiler sends no more.
    static func main() {
        do {
            var channel = MessageChannel(try StandardStreams())
            var expander = Expander()
            while let message = try channel.receive() { try channel.send(expander.reply(to: message)) }
        } catch {
            print("ArborMacros: lost the connection to the compiler: \(error)")
            exit(1)
        }
    }
}
