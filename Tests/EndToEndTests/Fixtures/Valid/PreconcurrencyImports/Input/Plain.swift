import Arbor
import Legacy

/// Sends nothing, so its file needs no attribute.
@Instantiable
public final class Reader: Instantiable {
    public init(cipher: Cipher) {
        self.cipher = cipher
    }

    @Received let cipher: Cipher
}
