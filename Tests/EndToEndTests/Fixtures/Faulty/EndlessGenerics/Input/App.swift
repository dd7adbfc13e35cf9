import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(pages: Pages<Int>, left: Left<Int>) {
        self.pages = pages
        self.left = left
    }
    @Instantiated let pages: Pages<Int>
    @Instantiated let left: Left<Int>
}

@Instantiable
public final class Pages<Item>: Instantiable {
    public init(groups: Instantiator<Pages<[Item]>>, choices: Instantiator<Pages<Item?>>) {
        self.groups = groups
        self.choices = choices
    }
    @Instantiated let groups: Instantiator<Pages<[Item]>>
    @Instantiated let choices: Instantiator<Pages<Item?>>
}

@Instantiable
public final class Left<T>: Instantiable {
    public init(right: Instantiator<Right<T, Int>>) { self.right = right }
    @Instantiated let right: Instantiator<Right<T, Int>>
}

@Instantiable
public final class Right<T, U>: Instantiable {
    public init(left: Instantiator<Left<(T, U)>>, swapped: Instantiator<Right<U, T>>) {
        self.left = left
        self.swapped = swapped
    }
    @Instantiated let left: Instantiator<Left<(T, U)>>
    @Instantiated let swapped: Instantiator<Right<U, T>>
}
