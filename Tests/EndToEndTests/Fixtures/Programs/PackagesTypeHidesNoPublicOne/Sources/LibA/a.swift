package struct Logger {}
struct Cache {}
public struct Seen {}
