import Arbor

@Instantiable
package final class Index: Instantiable { package init() {} }

@Instantiable
public final class Store: Instantiable {
    @Instantiated let index: Index
    init(index: Index) { self.index = index }
}
