// Does nothing. A plugin looks up this program, and takes the tool next to it: see `toolOfBuilds` in Package.swift.
int main(void) { return 0; }
