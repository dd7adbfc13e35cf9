import Core
import Pages

@Instantiable(isRoot: true)
public struct Shop: Instantiable {
    public init(clock: any Clock, log: Log, mailer: any Mailer, receipt: Receipt, vault: any Vault, till: Till) {
        self.clock = clock
        self.log = log
        self.mailer = mailer
        self.receipt = receipt
        self.vault = vault
        self.till = till
    }
    @Instantiated let clock: any Clock
    @Instantiated let log: Log
    // Core can't import App, so PostOffice can't take this Log.
    @Instantiated let mailer: any Mailer
    @Instantiated let receipt: Receipt
    // Internal to Core.
    @Instantiated let vault: any Vault
    @Instantiated let till: Till
}

@Instantiable
public final class Log: Instantiable {
    public init() {}
}
