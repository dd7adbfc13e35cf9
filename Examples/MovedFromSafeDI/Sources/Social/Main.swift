@main
struct Main {
    static func main() async {
        for line in await Social().run() { print(line) }
    }
}
