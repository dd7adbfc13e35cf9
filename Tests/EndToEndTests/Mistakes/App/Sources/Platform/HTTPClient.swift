public protocol HTTPClient: Sendable {
    func get(_ path: String) -> String
    func post(_ path: String, body: String) -> Bool
}
