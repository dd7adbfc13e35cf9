// Does nothing. The package's command looks up this program, and takes the tool beside it.
//
// SwiftPM (6.3) records the programs built for build plugins separately from those built for commands. If
// plugins of both kinds name one program, both records refer to the same files. Each then finds the files
// changed by the other, and builds all of them again. The command therefore names this program, and takes the
// tool that was built for the build's plugin.
int main(void) { return 0; }
