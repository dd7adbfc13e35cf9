// 🌳 a root of an odd file: BOM, line ends of another system, comments where they may stand
@_exported /* why not */ import Arbor // @Instantiable in a comment
import struct Identity.Identity
/* @Instantiable public final class NotThere { @Received let nothing: Nothing /* nested */ } */
let decoy = "@Instantiable public struct NotThere { }"
let raw = #"""
@Instantiable public final class NotThereEither {
    @Received let nothing: Nothing
}
"""#

@Instantiable( /* the root */ isRoot : true )
public
final
class /* 🌱 */ Größe🌳 : Instantiable { // {
    public init ( // }
        _ blatt🍃 /* inner */ : /* type */ Blatt🍃, // ,
        größe été : Instantiator < Été /* ( */ >
    ) { self.blatt🍃 = blatt🍃; self.été = été /* } */ }
    @Instantiated /* made */ public // public
    let blatt🍃 /* : Nothing */ : Blatt🍃; @Instantiated let été: Instantiator<Été>
}

@Instantiable public struct Blatt🍃: Instantiable { public init() {}; let identity = Identity("Blatt🍃") }

@Instantiable public struct Été: Instantiable {
    public init(blatt🍃: Blatt🍃, 名前: String) { self.blatt🍃 = blatt🍃; self.名前 = 名前 }
    @Received let blatt🍃: Blatt🍃
    @Forwarded let 名前: String
}

let größe🌳 = Größe🌳()
print(größe🌳.blatt🍃.identity)
let été = größe🌳.été.instantiate("夏")
print(été.名前, été.blatt🍃.identity, été.blatt🍃.identity == größe🌳.blatt🍃.identity)
print(decoy.count, raw.contains("NotThereEither"))
