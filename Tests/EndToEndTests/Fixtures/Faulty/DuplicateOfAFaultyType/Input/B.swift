import Arbor

@Instantiable(fulfillingAdditionalTypes: [Log.self])
enum FileLog: Log, Instantiable { case a }
