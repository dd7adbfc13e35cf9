import Foundation
import SafeDI

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(
        isOn: Container<Bool>, count: Container<Int>, name: Container<String>, home: Container<URL?>,
        choice: Container<MyEnum>, counts: Instantiator<Container<Int>>, reader: Reader
    ) {
        self.isOn = isOn
        self.count = count
        self.name = name
        self.home = home
        self.choice = choice
        self.counts = counts
        self.reader = reader
    }

    @Instantiated let isOn: Container<Bool>
    @Instantiated let count: Container<Int>
    @Instantiated let name: Container<String>
    @Instantiated let home: Container<URL?>
    @Instantiated let choice: Container<MyEnum>
    @Instantiated let counts: Instantiator<Container<Int>>
    @Instantiated let reader: Reader
}

@Instantiable
public final class Reader: Instantiable {
    public init(count: Container<Int>, home: Container<URL?>, choice: Container<MyEnum>) {
        self.count = count
        self.home = home
        self.choice = choice
    }

    @Received let count: Container<Int>
    @Received let home: Container<URL?>
    @Received let choice: Container<MyEnum>
}

@main
struct Program {
    static func main() {
        let root = Root()
        root.count.value = 7
        root.choice.value = .other
        root.home.value = URL(string: "https://swift.org")
        print(root.isOn.value, root.count.value, [root.name.value], root.choice.value)
        print("the reader's:", root.reader.count.value, root.reader.choice.value, root.reader.home.value?.host ?? "-")
        print("new ones:", root.counts.instantiate().value, root.counts.instantiate() === root.counts.instantiate())
    }
}
