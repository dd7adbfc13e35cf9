import Arbor

@Instantiable(generateDouble: yes)
public protocol Unclear {}
