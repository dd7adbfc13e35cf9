import Arbor

@Instantiable
public final class Broken: Instantiable {
    @Instantiated let log: MemoryLog
}
